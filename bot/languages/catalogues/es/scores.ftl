scores-heading = ### 🏆 Clasificación · { $about }
scores-period-all = desde siempre
scores-period-year = este año
scores-period-month = este mes
scores-period-week = esta semana
scores-holes = { $count ->
    [one] { $count } hoyo
   *[other] { $count } hoyos
}

scores-order-average = Menos puntos por hoyo
scores-order-wins = Más partidas ganadas
scores-order-games = Más partidas jugadas
scores-order-best = Mejor partida
scores-first-average = -# Primero, menos puntos por hoyo
scores-first-wins = -# Primero, más partidas ganadas
scores-first-games = -# Primero, más partidas jugadas
scores-first-best = -# Primero, la mejor partida
scores-menu-period = Período
scores-menu-order = Orden

scores-nobody = Aún no hay nadie en esta clasificación. `/golf start` abre una mesa.
scores-all-left = Toda la gente de esta clasificación dejó el servidor.
scores-own-place = Tu puesto: **{ $place }** de { $count } · { $figures }
scores-own-record = **Tus estadísticas**, con las partidas que aquí no cuentan:
scores-with-computers = Con máquinas: { $figures }

scores-average = { $average } por hoyo
scores-average-bold = **{ $average }** por hoyo
scores-games = { $count ->
    [one] { $count } partida
   *[other] { $count } partidas
}
scores-finished = { $count ->
    [one] { $count } partida terminada
   *[other] { $count } partidas terminadas
}
scores-wins = { $count ->
    [one] { $count } victoria
   *[other] { $count } victorias
}{ $shared ->
    [0] { "" }
    [one] { " " }({ $shared } compartida)
   *[other] { " " }({ $shared } compartidas)
}
scores-best = mejor partida { $points } en { $holes } hoyos
scores-best-game = { $points } en { $holes } hoyos
scores-points = { $points } puntos

scores-what-counts = Aquí cuentan las partidas terminadas entre personas, sin pistas.
scores-command = `/golf scores player:` lo muestra todo.
scores-left = { $count ->
    [one] No se muestra a { $count } persona que dejó este servidor.
   *[other] No se muestra a { $count } personas que dejaron este servidor.
}
scores-ranked = En la clasificación: { $count }.
