descriptions-seat = Lugar { $number }

descriptions-card = { $rank } de { $suit }
descriptions-card-down = fechada
descriptions-rank-1 = ás
descriptions-rank-2 = dois
descriptions-rank-3 = três
descriptions-rank-4 = quatro
descriptions-rank-5 = cinco
descriptions-rank-6 = seis
descriptions-rank-7 = sete
descriptions-rank-8 = oito
descriptions-rank-9 = nove
descriptions-rank-10 = dez
descriptions-rank-11 = valete
descriptions-rank-12 = dama
descriptions-rank-13 = rei
descriptions-suit-clubs = paus
descriptions-suit-diamonds = ouros
descriptions-suit-hearts = copas
descriptions-suit-spades = espadas
descriptions-down = fechada
descriptions-all-down = todas fechadas

descriptions-call-stopped = Acabou sem resultado
descriptions-call-won = { $names } { $count ->
    [one] vence
   *[other] dividem a vitória
}
descriptions-call-hole-over = O buraco acabou
descriptions-call-opening-many = { $count } pessoas viram cartas
descriptions-call-opening = { $name } vira { $count ->
    [one] { $count } carta
   *[other] { $count } cartas
}
descriptions-call-drew = { $name } comprou uma carta
descriptions-call-turn = Vez de { $name }
descriptions-call = { $call }.

descriptions-shows = à mostra { $points }
descriptions-hole-points = este buraco { $points }
descriptions-total = total { $points }
descriptions-flag-out = bateu
descriptions-flag-left = saiu
descriptions-flag-autopilot = automático
descriptions-flag-winner = venceu

descriptions-hole = Buraco { $hole } de { $holes }.
descriptions-to-turn-over = Cartas a virar: { $names }.
descriptions-last-turn = Última jogada: { $count ->
    [one] falta { $count }
   *[other] faltam { $count }
}.
descriptions-discard = Descarte: { $card }.
descriptions-stock = Monte: { $count }.
descriptions-moved = Último movimento: { $name }, carta { $place }.

descriptions-your-cards = Suas cartas: { $cards }.
descriptions-you-show = Pontos à mostra { $points }, total { $total }.
descriptions-you-drew = Carta comprada: { $card }.
descriptions-your-last-turn = Esta é a sua última jogada.

descriptions-end = { $call } depois de { $holes } buracos.
descriptions-winning-cards = Cartas vencedoras: { $cards }.
descriptions-best-hole = Melhor buraco: { $name }, { $points } no buraco { $hole }.
descriptions-motion-discarded = { $name } comprou e descartou uma carta: { $card }.
descriptions-motion-drew = { $name } comprou uma carta: { $came }. Descartou: { $gone }.
descriptions-motion-took = { $name } pegou uma carta: { $came }. Descartou: { $gone }.
descriptions-motion-end = Cartas no fim: { $cards }. Pontos do buraco: { $points }.
descriptions-scorecard = Placar depois de { $scored } de { $holes } buracos.

descriptions-chart-none = { $title }. Ainda não há partidas.
descriptions-chart-one = { $title }. 1 partida: { $points }.
descriptions-chart-many = { $title }. { $count } partidas, a mais antiga primeiro: { $scores }.
descriptions-chart-newest = { $title }. { $count } partidas, as { $shown } mais recentes: { $scores }.
descriptions-chart-average = Média { $average }, melhor { $best }.
