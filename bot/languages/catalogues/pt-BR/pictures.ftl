pictures-hole = Buraco { $hole } de { $holes }
pictures-hole-number = Buraco { $hole }

pictures-players = { $count } pessoas
pictures-to-turn-over = viram cartas
pictures-turns-over = vira { $count ->
    [one] { $count } carta
   *[other] { $count } cartas
}
pictures-drew = comprou
pictures-to-play = joga agora
pictures-last-turns = { $count ->
    [one] ÚLTIMA JOGADA · { $count }
   *[other] ÚLTIMAS JOGADAS · { $count }
}
pictures-last-turns-short = { $count ->
    [one] FALTA { $count }
   *[other] FALTAM { $count }
}
pictures-hole-won = { $names } { $count ->
    [one] vence o buraco
   *[other] dividem o buraco
}
pictures-hole-shared = { $count } pessoas dividem o buraco

pictures-flag-winner = VENCEU
pictures-flag-winner-short = VENCE
pictures-flag-best = MELHOR
pictures-flag-best-short = MELHOR
pictures-flag-out = BATEU
pictures-flag-out-short = BATEU
pictures-flag-left = SAIU
pictures-flag-left-short = SAIU
pictures-flag-autopilot = AUTOMÁTICO
pictures-flag-autopilot-short = AUTO

pictures-hand-over = Fim do buraco
pictures-hand = Suas cartas
pictures-hand-turn = Sua vez
pictures-hand-turn-over = { $count ->
    [one] Vire uma
   *[other] Vire duas
}
pictures-hand-last-turn = ÚLTIMA JOGADA

pictures-scorecard = Depois do buraco { $hole } de { $holes }
pictures-scorecard-final = Resultado final de { $holes } buracos
pictures-fewest-win = vence quem tem menos pontos
pictures-heading-hole = Buraco
pictures-heading-out = Ida
pictures-heading-in = Volta
pictures-heading-total = Total
pictures-heading-behind = Dif.
pictures-heading-place = Lugar
pictures-left = saiu

pictures-end-game = { $holes } buracos · { $rules }
pictures-best-hole = Melhor buraco: { $name }, { $points } no buraco { $hole }
pictures-quote = “{ $sentence }”

pictures-form = Forma
pictures-no-games = Ainda não há partidas
pictures-best = melhor { $points }
pictures-oldest = a mais antiga
pictures-newest = a mais recente
pictures-one-game = uma partida
pictures-average = média até agora: { $points }
