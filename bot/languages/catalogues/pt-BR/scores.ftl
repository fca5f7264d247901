scores-heading = ### 🏆 Ranking · { $about }
scores-period-all = desde sempre
scores-period-year = este ano
scores-period-month = este mês
scores-period-week = esta semana
scores-holes = { $count ->
    [one] { $count } buraco
   *[other] { $count } buracos
}

scores-order-average = Menos pontos por buraco
scores-order-wins = Mais vitórias
scores-order-games = Mais partidas jogadas
scores-order-best = Melhor partida
scores-first-average = -# Menos pontos por buraco primeiro
scores-first-wins = -# Mais vitórias primeiro
scores-first-games = -# Mais partidas jogadas primeiro
scores-first-best = -# Melhor partida primeiro
scores-menu-period = Período
scores-menu-order = Ordem

scores-nobody = Ainda não há ninguém neste ranking. `/golf start` abre uma mesa.
scores-all-left = Todas as pessoas deste ranking saíram do servidor.
scores-own-place = Seu lugar: **{ $place }** de { $count } · { $figures }
scores-own-record = **Suas estatísticas**, com partidas que não contam aqui:
scores-with-computers = Com computadores: { $figures }

scores-average = { $average } por buraco
scores-average-bold = **{ $average }** por buraco
scores-games = { $count ->
    [0] { $count } partidas
    [one] { $count } partida
   *[other] { $count } partidas
}
scores-finished = { $count ->
    [0] { $count } partidas completas
    [one] { $count } partida completa
   *[other] { $count } partidas completas
}
scores-wins = { $count ->
    [0] { $count } vitórias
    [one] { $count } vitória
   *[other] { $count } vitórias
}{ $shared ->
    [0] { "" }
    [one] { " " }({ $shared } dividida)
   *[other] { " " }({ $shared } divididas)
}
scores-best = melhor partida { $points } em { $holes } buracos
scores-best-game = { $points } em { $holes } buracos
scores-points = { $points } pontos

scores-what-counts = Aqui contam partidas completas entre pessoas, sem dicas.
scores-command = `/golf scores player:` mostra tudo.
scores-left = { $count ->
    [one] { $count } pessoa que saiu deste servidor não aparece.
   *[other] { $count } pessoas que saíram deste servidor não aparecem.
}
scores-ranked = No ranking: { $count }.
