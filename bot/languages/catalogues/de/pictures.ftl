pictures-hole = Loch { $hole } von { $holes }
pictures-hole-number = Loch { $hole }

pictures-players = { $count } Personen
pictures-to-turn-over = decken Karten auf
pictures-turns-over = deckt { $count ->
    [one] { $count } Karte
   *[other] { $count } Karten
} auf
pictures-drew = hat gezogen
pictures-to-play = ist dran
pictures-last-turns = LETZTER ZUG · noch { $count }
pictures-last-turns-short = LETZTER · { $count }
pictures-hole-won = { $names } { $count ->
    [one] gewinnt das Loch
   *[other] teilen sich das Loch
}
pictures-hole-shared = { $count } Personen teilen sich das Loch

pictures-flag-winner = GEWONNEN
pictures-flag-winner-short = SIEG
pictures-flag-best = BESTE
pictures-flag-best-short = BESTE
pictures-flag-out = IST AUS
pictures-flag-out-short = AUS
pictures-flag-left = GEGANGEN
pictures-flag-left-short = WEG
pictures-flag-autopilot = AUTOPILOT
pictures-flag-autopilot-short = AUTO

pictures-hand-over = Loch vorbei
pictures-hand = Deine Karten
pictures-hand-turn = Du bist dran
pictures-hand-turn-over = { $count ->
    [one] Eine aufdecken
   *[other] Zwei aufdecken
}
pictures-hand-last-turn = LETZTER ZUG

pictures-scorecard = Nach Loch { $hole } von { $holes }
pictures-scorecard-final = Endstand nach { $holes } Löchern
pictures-fewest-win = wenigste Punkte gewinnen
pictures-heading-hole = Loch
pictures-heading-out = Hin
pictures-heading-in = Rück
pictures-heading-total = Summe
pictures-heading-behind = Abstand
pictures-heading-place = Platz
pictures-left = weg

pictures-end-game = { $holes } Löcher · { $rules }
pictures-best-hole = Bestes Loch: { $name }, { $points } in Loch { $hole }
pictures-quote = „{ $sentence }“

pictures-form = Form
pictures-no-games = Noch keine Spiele
pictures-best = bestes { $points }
pictures-oldest = ältestes
pictures-newest = neuestes
pictures-one-game = ein Spiel
pictures-average = Schnitt bisher: { $points }
