scores-heading = ### 🏆 Ranking · { $about }
scores-period-all = od początku
scores-period-year = ten rok
scores-period-month = ten miesiąc
scores-period-week = ten tydzień
scores-holes = { $count ->
    [one] { $count } dołek
    [few] { $count } dołki
    [many] { $count } dołków
   *[other] { $count } dołka
}

scores-order-average = Najmniej punktów na dołek
scores-order-wins = Najwięcej wygranych gier
scores-order-games = Najwięcej rozegranych gier
scores-order-best = Najlepsza gra
scores-first-average = -# Kolejność: najmniej punktów na dołek
scores-first-wins = -# Kolejność: najwięcej wygranych gier
scores-first-games = -# Kolejność: najwięcej rozegranych gier
scores-first-best = -# Kolejność: najlepsza gra
scores-menu-period = Okres
scores-menu-order = Kolejność

scores-nobody = W tym rankingu nie ma jeszcze nikogo. `/golf start` otwiera stół.
scores-all-left = Nikogo z tego rankingu nie ma już na serwerze.
scores-own-place = Masz **{ $place }** miejsce na { $count }: { $figures }
scores-own-record = **Twoje własne statystyki**, z grami, które się tu nie liczą:
scores-with-computers = Z komputerami: { $figures }

scores-average = { $average } na dołek
scores-average-bold = **{ $average }** na dołek
scores-games = { $count ->
    [one] { $count } gra
    [few] { $count } gry
    [many] { $count } gier
   *[other] { $count } gry
}
scores-finished = { $count ->
    [one] { $count } skończona gra
    [few] { $count } skończone gry
    [many] { $count } skończonych gier
   *[other] { $count } skończonej gry
}
scores-wins = { $count ->
    [one] { $count } wygrana
    [few] { $count } wygrane
    [many] { $count } wygranych
   *[other] { $count } wygranej
}{ $shared ->
    [0] { "" }
    [one] { " " }({ $shared } wspólna)
    [few] { " " }({ $shared } wspólne)
    [many] { " " }({ $shared } wspólnych)
   *[other] { " " }({ $shared } wspólnej)
}
scores-best = najlepiej { $points } na { $holes } dołkach
scores-best-game = { $points } na { $holes } dołkach
scores-points = { $points } pkt

scores-what-counts = Liczą się tu skończone gry między ludźmi, bez podpowiedzi.
scores-command = `/golf scores player:` pokazuje wszystko.
scores-left = { $count ->
    [one] Nie widać { $count } osoby, której nie ma już na serwerze.
   *[other] Nie widać { $count } osób, których nie ma już na serwerze.
}
scores-ranked = W rankingu: { $count }.
