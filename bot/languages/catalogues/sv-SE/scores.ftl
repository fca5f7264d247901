scores-heading = ### 🏆 Topplista · { $about }
scores-period-all = genom tiderna
scores-period-year = i år
scores-period-month = den här månaden
scores-period-week = den här veckan
scores-holes = { $count ->
    [one] { $count } hål
   *[other] { $count } hål
}

scores-order-average = Minst poäng per hål
scores-order-wins = Flest vunna spel
scores-order-games = Flest spelade spel
scores-order-best = Bästa spelet
scores-first-average = -# Minst poäng per hål först
scores-first-wins = -# Flest vunna spel först
scores-first-games = -# Flest spelade spel först
scores-first-best = -# Bästa spelet först
scores-menu-period = Period
scores-menu-order = Ordning

scores-nobody = Ingen finns på topplistan än. `/golf start` öppnar ett bord.
scores-all-left = Alla på topplistan har lämnat servern.
scores-own-place = Du är **{ $place }** av { $count }: { $figures }
scores-own-record = **Din egen statistik**, med spel som inte räknas här:
scores-with-computers = Med datorer: { $figures }

scores-average = { $average } per hål
scores-average-bold = **{ $average }** per hål
scores-games = { $count ->
    [one] { $count } spel
   *[other] { $count } spel
}
scores-finished = { $count ->
    [one] { $count } avslutat spel
   *[other] { $count } avslutade spel
}
scores-wins = { $count ->
    [one] { $count } seger
   *[other] { $count } segrar
}{ $shared ->
    [0] { "" }
    [one] { " " }({ $shared } delad)
   *[other] { " " }({ $shared } delade)
}
scores-best = bäst { $points } över { $holes } hål
scores-best-game = { $points } över { $holes } hål
scores-points = { $points } poäng

scores-what-counts = Här räknas avslutade spel mellan människor, utan tips.
scores-command = `/golf scores player:` visar allt.
scores-left = { $count ->
    [one] { $count } person som har lämnat servern visas inte.
   *[other] { $count } personer som har lämnat servern visas inte.
}
scores-ranked = Rankade: { $count }.
