descriptions-seat = Asiento { $number }

descriptions-card = { $rank } de { $suit }
descriptions-card-down = tapada
descriptions-rank-1 = as
descriptions-rank-2 = dos
descriptions-rank-3 = tres
descriptions-rank-4 = cuatro
descriptions-rank-5 = cinco
descriptions-rank-6 = seis
descriptions-rank-7 = siete
descriptions-rank-8 = ocho
descriptions-rank-9 = nueve
descriptions-rank-10 = diez
descriptions-rank-11 = jota
descriptions-rank-12 = reina
descriptions-rank-13 = rey
descriptions-suit-clubs = tréboles
descriptions-suit-diamonds = diamantes
descriptions-suit-hearts = corazones
descriptions-suit-spades = picas
descriptions-down = tapada
descriptions-all-down = todas tapadas

descriptions-call-stopped = Terminó sin resultado
descriptions-call-won = { $names } { $count ->
    [one] gana
   *[other] comparten la victoria
}
descriptions-call-hole-over = El hoyo terminó
descriptions-call-opening-many = { $count } personas destapan cartas
descriptions-call-opening = { $name } destapa { $count ->
    [one] { $count } carta
   *[other] { $count } cartas
}
descriptions-call-drew = { $name } robó una carta
descriptions-call-turn = Turno de { $name }
descriptions-call = { $call }.

descriptions-shows = a la vista { $points }
descriptions-hole-points = este hoyo { $points }
descriptions-total = total { $points }
descriptions-flag-out = cerró
descriptions-flag-left = se fue
descriptions-flag-autopilot = automático
descriptions-flag-winner = gana

descriptions-hole = Hoyo { $hole } de { $holes }.
descriptions-to-turn-over = Cartas por destapar: { $names }.
descriptions-last-turn = Último turno: { $count ->
    [one] queda { $count }
   *[other] quedan { $count }
}.
descriptions-discard = Descarte: { $card }.
descriptions-stock = Mazo: { $count }.
descriptions-moved = Último movimiento: { $name }, carta { $place }.

descriptions-your-cards = Tus cartas: { $cards }.
descriptions-you-show = Puntos a la vista { $points }, total { $total }.
descriptions-you-drew = Carta robada: { $card }.
descriptions-your-last-turn = Este es tu último turno.

descriptions-end = { $call } tras { $holes } hoyos.
descriptions-winning-cards = Cartas ganadoras: { $cards }.
descriptions-best-hole = Mejor hoyo: { $name }, { $points } en el hoyo { $hole }.
descriptions-motion-discarded = { $name } robó y descartó una carta: { $card }.
descriptions-motion-drew = { $name } robó una carta: { $came }. Descartó: { $gone }.
descriptions-motion-took = { $name } tomó una carta: { $came }. Descartó: { $gone }.
descriptions-motion-end = Cartas al final: { $cards }. Puntos del hoyo: { $points }.
descriptions-scorecard = Tarjeta tras { $scored } de { $holes } hoyos.

descriptions-chart-none = { $title }. Aún no hay partidas.
descriptions-chart-one = { $title }. 1 partida: { $points }.
descriptions-chart-many = { $title }. { $count } partidas, la más antigua primero: { $scores }.
descriptions-chart-newest = { $title }. { $count } partidas, las { $shown } más recientes: { $scores }.
descriptions-chart-average = Media { $average }, mejor { $best }.
