scores-heading = ### 🏆 Rangliste · { $about }
scores-period-all = insgesamt
scores-period-year = dieses Jahr
scores-period-month = dieser Monat
scores-period-week = diese Woche
scores-holes = { $count ->
    [one] { $count } Loch
   *[other] { $count } Löcher
}

scores-order-average = Wenigste Punkte je Loch
scores-order-wins = Meiste gewonnene Spiele
scores-order-games = Meiste gespielte Spiele
scores-order-best = Bestes Spiel
scores-first-average = -# Wenigste Punkte je Loch zuerst
scores-first-wins = -# Meiste gewonnene Spiele zuerst
scores-first-games = -# Meiste gespielte Spiele zuerst
scores-first-best = -# Bestes Spiel zuerst
scores-menu-period = Zeitraum
scores-menu-order = Reihenfolge

scores-nobody = Auf dieser Rangliste steht noch niemand. `/golf start` eröffnet einen Tisch.
scores-all-left = Alle auf dieser Rangliste haben den Server verlassen.
scores-own-place = Dein Platz: **{ $place }** von { $count } · { $figures }
scores-own-record = **Deine eigene Statistik**, mit Spielen, die hier nicht zählen:
scores-with-computers = Mit Computern: { $figures }

scores-average = { $average } je Loch
scores-average-bold = **{ $average }** je Loch
scores-games = { $count ->
    [one] { $count } Spiel
   *[other] { $count } Spiele
}
scores-finished = { $count ->
    [one] { $count } beendetes Spiel
   *[other] { $count } beendete Spiele
}
scores-wins = { $count ->
    [one] { $count } Sieg
   *[other] { $count } Siege
}{ $shared ->
    [0] { "" }
   *[other] { " " }({ $shared } geteilt)
}
scores-best = bestes Spiel { $points } in { $holes } Löchern
scores-best-game = { $points } in { $holes } Löchern
scores-points = { $points } Punkte

scores-what-counts = Hier zählen beendete Spiele unter Menschen, ohne Tipps.
scores-command = `/golf scores player:` zeigt alles.
scores-left = { $count ->
    [one] { $count } Person, die den Server verlassen hat, ist nicht dabei.
   *[other] { $count } Leute, die den Server verlassen haben, sind nicht dabei.
}
scores-ranked = Gewertet: { $count }.
