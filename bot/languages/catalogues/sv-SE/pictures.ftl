pictures-hole = Hål { $hole } av { $holes }
pictures-hole-number = Hål { $hole }

pictures-players = { $count } spelare
pictures-to-turn-over = vänder upp kort
pictures-turns-over = vänder upp { $count ->
    [one] { $count } kort
   *[other] { $count } kort
}
pictures-drew = drog ett kort
pictures-to-play = är på tur
pictures-last-turns = SISTA TUREN · { $count } kvar
pictures-last-turns-short = SISTA · { $count } kvar
pictures-hole-won = { $names } { $count ->
    [one] vinner hålet
   *[other] delar hålet
}
pictures-hole-shared = { $count } spelare delar hålet

pictures-flag-winner = VINNARE
pictures-flag-winner-short = VANN
pictures-flag-best = BÄST
pictures-flag-best-short = BÄST
pictures-flag-out = GICK UT
pictures-flag-out-short = UTE
pictures-flag-left = LÄMNADE
pictures-flag-left-short = BORTA
pictures-flag-autopilot = AUTOPILOT
pictures-flag-autopilot-short = AUTO

pictures-hand-over = Hålet är slut
pictures-hand = Dina kort
pictures-hand-turn = Din tur
pictures-hand-turn-over = { $count ->
    [one] Vänd upp ett
   *[other] Vänd upp två
}
pictures-hand-last-turn = SISTA TUREN

pictures-scorecard = Efter hål { $hole } av { $holes }
pictures-scorecard-final = Slutställning efter { $holes } hål
pictures-fewest-win = minst poäng vinner
pictures-heading-hole = Hål
pictures-heading-out = Ut
pictures-heading-in = In
pictures-heading-total = Totalt
pictures-heading-behind = Efter
pictures-heading-place = Plats
pictures-left = borta

pictures-end-game = { $holes } hål · { $rules }
pictures-best-hole = Bästa hålet: { $name }, { $points } på hål { $hole }
pictures-quote = ”{ $sentence }”

pictures-form = Form
pictures-no-games = Inga spel än
pictures-best = bäst { $points }
pictures-oldest = äldst
pictures-newest = nyast
pictures-one-game = ett spel
pictures-average = snitt hittills, nu { $points }
