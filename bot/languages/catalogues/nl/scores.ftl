scores-heading = ### 🏆 Ranglijst · { $about }
scores-period-all = aller tijden
scores-period-year = dit jaar
scores-period-month = deze maand
scores-period-week = deze week
scores-holes = { $count ->
    [one] { $count } hole
   *[other] { $count } holes
}

scores-order-average = Minste punten per hole
scores-order-wins = Meeste spellen gewonnen
scores-order-games = Meeste spellen gespeeld
scores-order-best = Beste spel
scores-first-average = -# Minste punten per hole eerst
scores-first-wins = -# Meeste gewonnen spellen eerst
scores-first-games = -# Meeste gespeelde spellen eerst
scores-first-best = -# Beste spel eerst
scores-menu-period = Periode
scores-menu-order = Volgorde

scores-nobody = Er staat nog niemand op deze ranglijst. `/golf start` opent een tafel.
scores-all-left = Iedereen op deze ranglijst heeft de server verlaten.
scores-own-place = Je bent **{ $place }** van { $count }: { $figures }
scores-own-record = **Je eigen statistiek**, met spellen die hier niet meetellen:
scores-with-computers = Met computers: { $figures }

scores-average = { $average } per hole
scores-average-bold = **{ $average }** per hole
scores-games = { $count ->
    [one] { $count } spel
   *[other] { $count } spellen
}
scores-finished = { $count ->
    [one] { $count } uitgespeeld spel
   *[other] { $count } uitgespeelde spellen
}
scores-wins = { $count } keer gewonnen{ $shared ->
    [0] { "" }
   *[other] { " " }({ $shared } gedeeld)
}
scores-best = beste spel { $points } over { $holes } holes
scores-best-game = { $points } over { $holes } holes
scores-points = { $points } punten

scores-what-counts = Hier tellen uitgespeelde spellen tussen mensen, zonder hints.
scores-command = `/golf scores player:` toont alles.
scores-left = { $count ->
    [one] { $count } speler die de server heeft verlaten, staat er niet bij.
   *[other] { $count } spelers die de server hebben verlaten, staan er niet bij.
}
scores-ranked = Op de ranglijst: { $count }.
