pictures-hole = Buca { $hole } di { $holes }
pictures-hole-number = Buca { $hole }

pictures-players = { $count } persone
pictures-to-turn-over = scoprono carte
pictures-turns-over = scopre { $count ->
    [one] { $count } carta
   *[other] { $count } carte
}
pictures-drew = ha pescato
pictures-to-play = è di turno
pictures-last-turns = { $count ->
    [one] ULTIMO TURNO · { $count }
   *[other] ULTIMI TURNI · { $count }
}
pictures-last-turns-short = { $count ->
    [one] MANCA { $count }
   *[other] MANCANO { $count }
}
pictures-hole-won = { $names } { $count ->
    [one] vince la buca
   *[other] condividono la buca
}
pictures-hole-shared = { $count } persone condividono la buca

pictures-flag-winner = VINCE
pictures-flag-winner-short = VINCE
pictures-flag-best = MIGLIORE
pictures-flag-best-short = TOP
pictures-flag-out = HA CHIUSO
pictures-flag-out-short = CHIUSO
pictures-flag-left = RITIRO
pictures-flag-left-short = RITIRO
pictures-flag-autopilot = PILOTA AUTO
pictures-flag-autopilot-short = AUTO

pictures-hand-over = Buca finita
pictures-hand = Le tue carte
pictures-hand-turn = Tocca a te
pictures-hand-turn-over = { $count ->
    [one] Scoprine una
   *[other] Scoprine due
}
pictures-hand-last-turn = ULTIMO TURNO

pictures-scorecard = Dopo la buca { $hole } di { $holes }
pictures-scorecard-final = Punteggio finale dopo { $holes } buche
pictures-fewest-win = vince chi ha meno punti
pictures-heading-hole = Buca
pictures-heading-out = And.
pictures-heading-in = Rit.
pictures-heading-total = Totale
pictures-heading-behind = Diff.
pictures-heading-place = Posto
pictures-left = ritiro

pictures-end-game = { $holes } buche · { $rules }
pictures-best-hole = Migliore buca: { $name }, { $points } alla buca { $hole }
pictures-quote = «{ $sentence }»

pictures-form = Forma
pictures-no-games = Ancora nessuna partita
pictures-best = migliore { $points }
pictures-oldest = la più vecchia
pictures-newest = la più recente
pictures-one-game = una partita
pictures-average = media finora: { $points }
