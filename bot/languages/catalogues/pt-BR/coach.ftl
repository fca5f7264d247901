coach-ranks-1 = ases
coach-ranks-2 = dois
coach-ranks-3 = três
coach-ranks-4 = quatros
coach-ranks-5 = cincos
coach-ranks-6 = seis
coach-ranks-7 = setes
coach-ranks-8 = oitos
coach-ranks-9 = noves
coach-ranks-10 = dez
coach-ranks-11 = valetes
coach-ranks-12 = damas
coach-ranks-13 = reis

coach-turn-over = Virar a carta { $place }
coach-draw = Comprar uma carta
coach-take-down = Pegar { $card } no lugar da carta fechada { $place }
coach-take-own = Pegar { $card } no lugar da sua carta { $place } ({ $gone })
coach-take-other = Pegar { $card } no lugar da carta { $place } ({ $gone })
coach-swap-down = Trocar a carta fechada { $place } por { $card }
coach-swap-own = Trocar sua carta { $place } ({ $gone }) por { $card }
coach-swap-other = Trocar a carta { $place } ({ $gone }) por { $card }
coach-discard = Descartar { $card }
coach-next-hole = Ir para o próximo buraco

coach-cost-win = vence { $share } das partidas em vez de { $best }
coach-cost-points = custa { $points ->
    [one] { $points } ponto
   *[other] { $points } pontos
}
coach-option = { $action }: { $cost }.

coach-why-pair = Faz um par de { $ranks }, que vale { $points ->
    [one] { $points } ponto
   *[other] { $points } pontos
} a mais.
coach-why-breaks-pair = Desfaz um par de { $ranks }, que vale { $points ->
    [one] { $points } ponto
   *[other] { $points } pontos
}.
coach-why-needed = Deixa para a próxima pessoa a carta de que ela precisa: { $rank }.
coach-why-behind = Acaba o buraco com cerca de { $points ->
    [one] { $points } ponto
   *[other] { $points } pontos
} de desvantagem.
coach-why-ends = Acaba o buraco com cerca de { $points ->
    [one] { $points } ponto
   *[other] { $points } pontos
} de vantagem.
coach-why-gone = Das outras cartas iguais ({ $ranks }), { $count } já saíram.
coach-why-hurry = Vira uma carta, e falta só uma carta para outra pessoa bater.
coach-why-saves = Economiza mais { $points ->
    [one] { $points } ponto
   *[other] { $points } pontos
} na hora.

coach-lesson = { $mistake }: { $times ->
    [1] uma vez
   *[other] { $times } vezes
}, { $points ->
    [one] { $points } ponto
   *[other] { $points } pontos
}
coach-mistake-opened = No começo, você virou cartas piores
coach-mistake-missed-pair = Você deixou passar um par
coach-mistake-broke-pair = Você desfez um par
coach-mistake-took-high = Você pegou ou guardou cartas altas para pares que não vieram
coach-mistake-passed-low = Você deixou passar cartas baixas
coach-mistake-fed = Você deixou para a próxima pessoa a carta de que ela precisava
coach-mistake-ended-early = Você bateu cedo demais
coach-mistake-ended-late = Você não bateu na hora certa
coach-mistake-turned-early = Você virou uma carta quando era melhor trocar uma aberta
coach-mistake-turned-late = Você deixou fechada uma carta que era melhor virar
coach-mistake-took = Você pegou do descarte quando era melhor comprar
coach-mistake-drew = Você comprou quando era melhor pegar do descarte
coach-mistake-placed = Você pôs uma carta no lugar errado

coach-hint = ### Dica
coach-hint-best = **{ $action }.**
coach-hint-all-alike = Todo o resto é quase igual.
coach-hint-alike = { $action }: quase igual.
coach-hint-more = -# { $count ->
    [one] Mais uma opção: { $cost }.
   *[other] Mais { $count } opções; a pior: { $cost }.
}
coach-unit-win = -# No último buraco, o que conta é a chance de vencer a partida.
coach-unit = -# Pontos: o que se pode esperar deste buraco, em relação à média das outras pessoas.
coach-unit-error = -# Pontos: o que se pode esperar deste buraco, em relação à média das outras pessoas. Cada número pode variar cerca de { $points }.

coach-review = ### Análise de { $holes ->
    [one] { $holes } buraco
   *[other] { $holes } buracos
}
coach-review-line = { $name } perdeu { $lost ->
    [one] { $lost } ponto
   *[other] { $lost } pontos
} por jogada · sorte { $luck } (compras { $drawn }, cartas dadas { $dealt }, resto { $rest })
coach-review-about = -# Perdido: quanto a escolha do treinador era melhor, quando ele tem certeza. Sorte: o que as cartas deram. Os pontos são em relação à média das outras pessoas.
coach-review-nothing = **Você não deu nada de graça.** Muito bem.
coach-review-most = **O que mais custou a você**
coach-costly-points = **{ $number }. Buraco { $hole }, jogada { $turn }: { $points ->
    [one] { $points } ponto perdido
   *[other] { $points } pontos perdidos
}**
coach-costly-win = **{ $number }. Buraco { $hole }, jogada { $turn }: { $share } de chance a menos**
coach-costly-played = Jogada: { $action }.
coach-costly-best = Melhor: { $action }.
coach-reviewing = O treinador está vendo a partida… { $share }
coach-review-failed = O treinador não conseguiu ver esta partida. Aperte **Análise** de novo.
