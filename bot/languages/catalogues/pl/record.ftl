record-none = Żadna gra tej osoby jeszcze się tu nie skończyła.
record-best = Najlepsza gra: { $game }
record-game = { $when } · { $holes ->
    [one] { $holes } dołek
    [few] { $holes } dołki
    [many] { $holes } dołków
   *[other] { $holes } dołka
}, { $rules } · { $points } pkt, { $outcome }
record-left = wyjście z gry
record-ended = koniec po { $holes ->
    [one] { $holes } dołku
   *[other] { $holes } dołkach
}
record-won = wygrana
record-shared = wspólna wygrana
record-place = { $place } miejsce na { $players }

record-cost-most = **Co kosztuje cię najwięcej** w { $count ->
    [one] ostatniej grze
   *[other] ostatnich { $count } grach
}
record-nothing = - Trener nie ma się do czego przyczepić
record-looking = -# Trener ogląda { $count ->
    [one] { $count } twoją grę
    [few] { $count } twoje gry
    [many] { $count } twoich gier
   *[other] { $count } twojej gry
}: zapytaj znowu za minutę.
record-looking-more = -# Trener ogląda jeszcze { $count ->
    [one] { $count } twoją grę
    [few] { $count } twoje gry
    [many] { $count } twoich gier
   *[other] { $count } twojej gry
}: zapytaj znowu za minutę.

record-form = { $name }: punkty na dołek
record-fewer = Im mniej, tym lepiej.
