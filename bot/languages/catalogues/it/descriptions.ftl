descriptions-seat = Posto { $number }

descriptions-card = { $rank } di { $suit }
descriptions-card-down = coperta
descriptions-rank-1 = asso
descriptions-rank-2 = due
descriptions-rank-3 = tre
descriptions-rank-4 = quattro
descriptions-rank-5 = cinque
descriptions-rank-6 = sei
descriptions-rank-7 = sette
descriptions-rank-8 = otto
descriptions-rank-9 = nove
descriptions-rank-10 = dieci
descriptions-rank-11 = fante
descriptions-rank-12 = regina
descriptions-rank-13 = re
descriptions-suit-clubs = fiori
descriptions-suit-diamonds = quadri
descriptions-suit-hearts = cuori
descriptions-suit-spades = picche
descriptions-down = coperta
descriptions-all-down = tutte coperte

descriptions-call-stopped = Finita senza risultato
descriptions-call-won = { $names } { $count ->
    [one] vince
   *[other] condividono la vittoria
}
descriptions-call-hole-over = La buca è finita
descriptions-call-opening-many = { $count } persone scoprono carte
descriptions-call-opening = { $name } scopre { $count ->
    [one] { $count } carta
   *[other] { $count } carte
}
descriptions-call-drew = { $name } ha pescato una carta
descriptions-call-turn = Tocca a { $name }
descriptions-call = { $call }.

descriptions-shows = in vista { $points }
descriptions-hole-points = questa buca { $points }
descriptions-total = totale { $points }
descriptions-flag-out = ha chiuso
descriptions-flag-left = ritiro
descriptions-flag-autopilot = pilota auto
descriptions-flag-winner = vince

descriptions-hole = Buca { $hole } di { $holes }.
descriptions-to-turn-over = Carte da scoprire: { $names }.
descriptions-last-turn = Ultimo turno: { $count ->
    [one] manca { $count } persona
   *[other] mancano { $count } persone
}.
descriptions-discard = Scarti: { $card }.
descriptions-stock = Mazzo: { $count }.
descriptions-moved = Ultima mossa: { $name }, carta { $place }.

descriptions-your-cards = Le tue carte: { $cards }.
descriptions-you-show = Punti in vista { $points }, totale { $total }.
descriptions-you-drew = Carta pescata: { $card }.
descriptions-your-last-turn = Questo è il tuo ultimo turno.

descriptions-end = { $call } dopo { $holes } buche.
descriptions-winning-cards = Carte vincenti: { $cards }.
descriptions-best-hole = Migliore buca: { $name }, { $points } alla buca { $hole }.
descriptions-motion-discarded = { $name } ha pescato e scartato una carta: { $card }.
descriptions-motion-drew = { $name } ha pescato una carta: { $came }. Carta scartata: { $gone }.
descriptions-motion-took = { $name } ha preso una carta: { $came }. Carta scartata: { $gone }.
descriptions-motion-end = Carte alla fine: { $cards }. Punti della buca: { $points }.
descriptions-scorecard = Punteggi dopo { $scored ->
    [one] { $scored } buca
   *[other] { $scored } buche
} su { $holes }.

descriptions-chart-none = { $title }. Ancora nessuna partita.
descriptions-chart-one = { $title }. 1 partita: { $points }.
descriptions-chart-many = { $title }. { $count } partite, dalla più vecchia: { $scores }.
descriptions-chart-newest = { $title }. { $count } partite, le { $shown } più recenti: { $scores }.
descriptions-chart-average = Media { $average }, migliore { $best }.
