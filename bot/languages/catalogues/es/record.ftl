record-none = Aquí aún no ha terminado ninguna partida de esta persona.
record-best = Mejor partida: { $game }
record-game = { $when } · { $holes } hoyos, { $rules } · { $points } puntos, { $outcome }
record-left = se fue
record-ended = terminada tras { $holes ->
    [one] { $holes } hoyo
   *[other] { $holes } hoyos
}
record-won = victoria
record-shared = victoria compartida
record-place = { $place } de { $players }

record-cost-most = **Lo que más te costó** en { $count ->
    [one] tu última partida
   *[other] tus últimas { $count } partidas
}
record-nothing = - Nada que el entrenador pueda señalar
record-looking = -# El entrenador está mirando { $count ->
    [one] una de tus partidas
   *[other] { $count } de tus partidas
}: vuelve a preguntar en un minuto.
record-looking-more = -# El entrenador está mirando { $count ->
    [one] otra de tus partidas
   *[other] otras { $count } de tus partidas
}: vuelve a preguntar en un minuto.

record-form = { $name }: puntos por hoyo
record-fewer = Cuantos menos, mejor.
