descriptions-seat = Sitz { $number }

descriptions-card = { $suit } { $rank }
descriptions-card-down = verdeckt
descriptions-rank-1 = Ass
descriptions-rank-2 = Zwei
descriptions-rank-3 = Drei
descriptions-rank-4 = Vier
descriptions-rank-5 = Fünf
descriptions-rank-6 = Sechs
descriptions-rank-7 = Sieben
descriptions-rank-8 = Acht
descriptions-rank-9 = Neun
descriptions-rank-10 = Zehn
descriptions-rank-11 = Bube
descriptions-rank-12 = Dame
descriptions-rank-13 = König
descriptions-suit-clubs = Kreuz
descriptions-suit-diamonds = Karo
descriptions-suit-hearts = Herz
descriptions-suit-spades = Pik
descriptions-down = verdeckt
descriptions-all-down = alle verdeckt

descriptions-call-stopped = Ohne Ergebnis beendet
descriptions-call-won = { $names } { $count ->
    [one] gewinnt
   *[other] gewinnen gemeinsam
}
descriptions-call-hole-over = Das Loch ist vorbei
descriptions-call-opening-many = { $count } decken Karten auf
descriptions-call-opening = { $name } deckt { $count ->
    [one] { $count } Karte
   *[other] { $count } Karten
} auf
descriptions-call-drew = { $name } hat eine Karte gezogen
descriptions-call-turn = { $name } ist dran
descriptions-call = { $call }.

descriptions-shows = zeigt { $points }
descriptions-hole-points = Loch { $points }
descriptions-total = gesamt { $points }
descriptions-flag-out = aus
descriptions-flag-left = gegangen
descriptions-flag-autopilot = Autopilot
descriptions-flag-winner = gewonnen

descriptions-hole = Loch { $hole } von { $holes }.
descriptions-to-turn-over = Noch Karten aufzudecken: { $names }.
descriptions-last-turn = Letzter Zug: noch { $count }.
descriptions-discard = Ablage: { $card }.
descriptions-stock = Stapel: { $count }.
descriptions-moved = Zuletzt: { $name }, Karte { $place }.

descriptions-your-cards = Deine Karten: { $cards }.
descriptions-you-show = Du zeigst { $points }, gesamt { $total }.
descriptions-you-drew = Gezogen: { $card }.
descriptions-your-last-turn = Das ist dein letzter Zug.

descriptions-end = { $call } nach { $holes } Löchern.
descriptions-winning-cards = Siegerkarten: { $cards }.
descriptions-best-hole = Bestes Loch: { $name }, { $points } in Loch { $hole }.
descriptions-motion-discarded = { $name } zieht { $card } und wirft die Karte ab.
descriptions-motion-drew = { $name } zieht { $came } und wirft { $gone } ab.
descriptions-motion-took = { $name } nimmt { $came } und wirft { $gone } ab.
descriptions-motion-end = Karten am Ende: { $cards }. Punkte des Lochs: { $points }.
descriptions-scorecard = Punkte nach { $scored } von { $holes } Löchern.

descriptions-chart-none = { $title }. Noch keine Spiele.
descriptions-chart-one = { $title }. 1 Spiel: { $points }.
descriptions-chart-many = { $title }. { $count } Spiele, ältestes zuerst: { $scores }.
descriptions-chart-newest = { $title }. { $count } Spiele, die neuesten { $shown }: { $scores }.
descriptions-chart-average = Schnitt { $average }, bestes { $best }.
