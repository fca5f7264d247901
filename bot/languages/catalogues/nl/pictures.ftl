pictures-hole = Hole { $hole } van { $holes }
pictures-hole-number = Hole { $hole }

pictures-players = { $count } spelers
pictures-to-turn-over = draaien kaarten om
pictures-turns-over = draait { $count ->
    [one] { $count } kaart
   *[other] { $count } kaarten
} om
pictures-drew = trok een kaart
pictures-to-play = is aan de beurt
pictures-last-turns = LAATSTE BEURT · nog { $count }
pictures-last-turns-short = LAATSTE · nog { $count }
pictures-hole-won = { $names } { $count ->
    [one] wint de hole
   *[other] delen de hole
}
pictures-hole-shared = { $count } spelers delen de hole

pictures-flag-winner = WINNAAR
pictures-flag-winner-short = WINST
pictures-flag-best = BESTE
pictures-flag-best-short = BESTE
pictures-flag-out = IS UIT
pictures-flag-out-short = UIT
pictures-flag-left = VERTROKKEN
pictures-flag-left-short = WEG
pictures-flag-autopilot = AUTOPILOOT
pictures-flag-autopilot-short = AUTO

pictures-hand-over = Hole voorbij
pictures-hand = Jouw kaarten
pictures-hand-turn = Jouw beurt
pictures-hand-turn-over = { $count ->
    [one] Draai er één om
   *[other] Draai er twee om
}
pictures-hand-last-turn = LAATSTE BEURT

pictures-scorecard = Na hole { $hole } van { $holes }
pictures-scorecard-final = De eindstand na { $holes } holes
pictures-fewest-win = de minste punten winnen
pictures-heading-hole = Hole
pictures-heading-out = Heen
pictures-heading-in = Terug
pictures-heading-total = Totaal
pictures-heading-behind = Achter
pictures-heading-place = Plaats
pictures-left = weg

pictures-end-game = { $holes } holes · { $rules }
pictures-best-hole = Beste hole: { $name }, { $points } op hole { $hole }
pictures-quote = “{ $sentence }”

pictures-form = Vorm
pictures-no-games = Nog geen spellen
pictures-best = beste { $points }
pictures-oldest = oudste
pictures-newest = nieuwste
pictures-one-game = één spel
pictures-average = gemiddelde tot nu toe: { $points }
