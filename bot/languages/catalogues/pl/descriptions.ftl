descriptions-seat = Miejsce { $number }

# siódemka kier, as pik
descriptions-card = { $rank } { $suit }
descriptions-card-down = zakryta
descriptions-rank-1 = as
descriptions-rank-2 = dwójka
descriptions-rank-3 = trójka
descriptions-rank-4 = czwórka
descriptions-rank-5 = piątka
descriptions-rank-6 = szóstka
descriptions-rank-7 = siódemka
descriptions-rank-8 = ósemka
descriptions-rank-9 = dziewiątka
descriptions-rank-10 = dziesiątka
descriptions-rank-11 = walet
descriptions-rank-12 = dama
descriptions-rank-13 = król
descriptions-suit-clubs = trefl
descriptions-suit-diamonds = karo
descriptions-suit-hearts = kier
descriptions-suit-spades = pik
descriptions-down = zakryta
descriptions-all-down = wszystkie zakryte

descriptions-call-stopped = Koniec bez wyniku
descriptions-call-won = { $names } { $count ->
    [one] wygrywa
   *[other] wspólnie wygrywają
}
descriptions-call-hole-over = Dołek skończony
descriptions-call-opening-many = { $count ->
    [one] { $count } osoba odkrywa karty
    [few] { $count } osoby odkrywają karty
    [many] { $count } osób odkrywa karty
   *[other] { $count } osoby odkrywa karty
}
descriptions-call-opening = { $name } odkrywa { $count ->
    [one] { $count } kartę
    [few] { $count } karty
    [many] { $count } kart
   *[other] { $count } karty
}
descriptions-call-drew = { $name } dobiera kartę
descriptions-call-turn = Kolej: { $name }
descriptions-call = { $call }.

descriptions-shows = ma { $points }
descriptions-hole-points = dołek { $points }
descriptions-total = suma { $points }
descriptions-flag-out = kończy
descriptions-flag-left = poza grą
descriptions-flag-autopilot = autopilot
descriptions-flag-winner = wygrywa

descriptions-hole = Dołek { $hole } z { $holes }.
descriptions-to-turn-over = Jeszcze odkrywają karty: { $names }.
descriptions-last-turn = Ostatni ruch: jeszcze { $count }.
descriptions-discard = Odrzucone: { $card }.
descriptions-stock = Talia: { $count }.
descriptions-moved = Ostatnio: { $name }, karta { $place }.

descriptions-your-cards = Twoje karty: { $cards }.
descriptions-you-show = Na razie masz { $points }, suma { $total }.
descriptions-you-drew = Dobrana karta: { $card }.
descriptions-your-last-turn = To twój ostatni ruch.

descriptions-end = { $call } po { $holes } dołkach.
descriptions-winning-cards = Zwycięskie karty: { $cards }.
descriptions-best-hole = Najlepszy dołek: { $name }, { $points } na dołku { $hole }.
descriptions-motion-discarded = { $name } dobiera i od razu odrzuca: { $card }.
descriptions-motion-drew = { $name } dobiera: { $came }; odrzuca: { $gone }.
descriptions-motion-took = { $name } bierze: { $came }; odrzuca: { $gone }.
descriptions-motion-end = Karty na koniec: { $cards }. Punkty na dołku: { $points }.
descriptions-scorecard = Wyniki po { $scored } z { $holes } dołków.

descriptions-chart-none = { $title }. Jeszcze żadnej gry.
descriptions-chart-one = { $title }. 1 gra: { $points }.
descriptions-chart-many = { $title }. Gry: { $count }, od najstarszej: { $scores }.
descriptions-chart-newest = { $title }. Gry: { $count }, najnowsze { $shown }: { $scores }.
descriptions-chart-average = Średnia { $average }, najlepsza { $best }.
