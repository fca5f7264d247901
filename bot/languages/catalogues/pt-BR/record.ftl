record-none = Nenhuma partida desta pessoa acabou aqui ainda.
record-best = Melhor partida: { $game }
record-game = { $when } · { $holes } buracos, { $rules } · { $points } pontos, { $outcome }
record-left = saiu
record-ended = encerrada depois de { $holes ->
    [one] { $holes } buraco
   *[other] { $holes } buracos
}
record-won = vitória
record-shared = vitória dividida
record-place = { $place } de { $players }

record-cost-most = **O que mais custou a você** { $count ->
    [one] na sua última partida
   *[other] nas suas últimas { $count } partidas
}
record-nothing = - Nada que o treinador consiga apontar
record-looking = -# O treinador está vendo { $count ->
    [one] uma partida sua
   *[other] { $count } partidas suas
}: pergunte de novo em um minuto.
record-looking-more = -# O treinador está vendo { $count ->
    [one] mais uma partida sua
   *[other] mais { $count } partidas suas
}: pergunte de novo em um minuto.

record-form = { $name }: pontos por buraco
record-fewer = Quanto menos, melhor.
