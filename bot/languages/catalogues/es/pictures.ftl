pictures-hole = Hoyo { $hole } de { $holes }
pictures-hole-number = Hoyo { $hole }

pictures-players = { $count } personas
pictures-to-turn-over = destapan cartas
pictures-turns-over = destapa { $count ->
    [one] { $count } carta
   *[other] { $count } cartas
}
pictures-drew = robó una carta
pictures-to-play = tiene el turno
pictures-last-turns = { $count ->
    [one] ÚLTIMO TURNO · { $count }
   *[other] ÚLTIMOS TURNOS · { $count }
}
pictures-last-turns-short = { $count ->
    [one] FALTA { $count }
   *[other] FALTAN { $count }
}
pictures-hole-won = { $names } { $count ->
    [one] gana el hoyo
   *[other] comparten el hoyo
}
pictures-hole-shared = { $count } personas comparten el hoyo

pictures-flag-winner = GANA
pictures-flag-winner-short = GANA
pictures-flag-best = MEJOR
pictures-flag-best-short = MEJOR
pictures-flag-out = CERRÓ
pictures-flag-out-short = CERRÓ
pictures-flag-left = SE FUE
pictures-flag-left-short = SE FUE
pictures-flag-autopilot = AUTOMÁTICO
pictures-flag-autopilot-short = AUTO

pictures-hand-over = Hoyo terminado
pictures-hand = Tus cartas
pictures-hand-turn = Tu turno
pictures-hand-turn-over = { $count ->
    [one] Destapa una
   *[other] Destapa dos
}
pictures-hand-last-turn = ÚLTIMO TURNO

pictures-scorecard = Tras el hoyo { $hole } de { $holes }
pictures-scorecard-final = Resultado final tras { $holes } hoyos
pictures-fewest-win = gana quien suma menos
pictures-heading-hole = Hoyo
pictures-heading-out = Ida
pictures-heading-in = Vuelta
pictures-heading-total = Total
pictures-heading-behind = Dif.
pictures-heading-place = Puesto
pictures-left = se fue

pictures-end-game = { $holes } hoyos · { $rules }
pictures-best-hole = Mejor hoyo: { $name }, { $points } en el hoyo { $hole }
pictures-quote = «{ $sentence }»

pictures-form = Forma
pictures-no-games = Aún no hay partidas
pictures-best = mejor { $points }
pictures-oldest = la más antigua
pictures-newest = la más reciente
pictures-one-game = una partida
pictures-average = media hasta ahora: { $points }
