descriptions-seat = Stol { $number }

descriptions-card = { $suit } { $rank }
descriptions-card-down = dolt
descriptions-rank-1 = ess
descriptions-rank-2 = två
descriptions-rank-3 = tre
descriptions-rank-4 = fyra
descriptions-rank-5 = fem
descriptions-rank-6 = sex
descriptions-rank-7 = sju
descriptions-rank-8 = åtta
descriptions-rank-9 = nio
descriptions-rank-10 = tio
descriptions-rank-11 = knekt
descriptions-rank-12 = dam
descriptions-rank-13 = kung
descriptions-suit-clubs = klöver
descriptions-suit-diamonds = ruter
descriptions-suit-hearts = hjärter
descriptions-suit-spades = spader
descriptions-down = dolt
descriptions-all-down = alla dolda

descriptions-call-stopped = Avslutat utan resultat
descriptions-call-won = { $names } { $count ->
    [one] vinner
   *[other] delar på segern
}
descriptions-call-hole-over = Hålet är slut
descriptions-call-opening-many = { $count } spelare vänder upp kort
descriptions-call-opening = { $name } vänder upp { $count ->
    [one] { $count } kort
   *[other] { $count } kort
}
descriptions-call-drew = { $name } drog ett kort
descriptions-call-turn = { $name } är på tur
descriptions-call = { $call }.

descriptions-shows = har { $points }
descriptions-hole-points = hål { $points }
descriptions-total = totalt { $points }
descriptions-flag-out = ute
descriptions-flag-left = borta
descriptions-flag-autopilot = autopilot
descriptions-flag-winner = vinnare

descriptions-hole = Hål { $hole } av { $holes }.
descriptions-to-turn-over = Ska vända upp kort: { $names }.
descriptions-last-turn = Sista turen: { $count } kvar.
descriptions-discard = Slänghög: { $card }.
descriptions-stock = Talong: { $count }.
descriptions-moved = Senaste drag: { $name }, kort { $place }.

descriptions-your-cards = Dina kort: { $cards }.
descriptions-you-show = Du ligger på { $points }, totalt { $total }.
descriptions-you-drew = Du drog { $card }.
descriptions-your-last-turn = Det här är din sista tur.

descriptions-end = { $call } efter { $holes } hål.
descriptions-winning-cards = Vinnande kort: { $cards }.
descriptions-best-hole = Bästa hålet: { $name }, { $points } på hål { $hole }.
descriptions-motion-discarded = { $name } drog { $card } och slängde det.
descriptions-motion-drew = { $name } drog { $came } och slängde { $gone }.
descriptions-motion-took = { $name } tog { $came } och slängde { $gone }.
descriptions-motion-end = Korten till sist: { $cards }. Hålets poäng: { $points }.
descriptions-scorecard = Protokoll efter { $scored } av { $holes } hål.

descriptions-chart-none = { $title }. Inga spel än.
descriptions-chart-one = { $title }. 1 spel: { $points }.
descriptions-chart-many = { $title }. { $count } spel, det äldsta först: { $scores }.
descriptions-chart-newest = { $title }. { $count } spel, de { $shown } senaste: { $scores }.
descriptions-chart-average = Snitt { $average }, bäst { $best }.
