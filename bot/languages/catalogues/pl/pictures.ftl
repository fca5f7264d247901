pictures-hole = Dołek { $hole } z { $holes }
pictures-hole-number = Dołek { $hole }

pictures-players = { $count ->
    [one] { $count } osoba
    [few] { $count } osoby
    [many] { $count } osób
   *[other] { $count } osoby
}
# Pod „3 osoby” i „5 osób”, więc bez czasownika.
pictures-to-turn-over = odkrywanie kart
pictures-turns-over = odkrywa { $count ->
    [one] { $count } kartę
    [few] { $count } karty
    [many] { $count } kart
   *[other] { $count } karty
}
pictures-drew = dobiera kartę
pictures-to-play = ma ruch
pictures-last-turns = OSTATNI RUCH · { $count } os.
pictures-last-turns-short = OSTATNI · { $count } os.
pictures-hole-won = { $names } { $count ->
    [one] wygrywa dołek
   *[other] dzielą dołek
}
pictures-hole-shared = { $count ->
    [one] { $count } osoba wygrywa dołek
    [few] { $count } osoby dzielą dołek
    [many] { $count } osób dzieli dołek
   *[other] { $count } osoby dzieli dołek
}

pictures-flag-winner = WYGRYWA
pictures-flag-winner-short = NR 1
pictures-flag-best = NAJLEPIEJ
pictures-flag-best-short = TOP
pictures-flag-out = KOŃCZY
pictures-flag-out-short = KONIEC
pictures-flag-left = POZA GRĄ
pictures-flag-left-short = POZA
pictures-flag-autopilot = AUTOPILOT
pictures-flag-autopilot-short = AUTO

pictures-hand-over = Koniec dołka
pictures-hand = Twoje karty
pictures-hand-turn = Twoja kolej
pictures-hand-turn-over = { $count ->
    [one] Odkryj jedną
   *[other] Odkryj dwie
}
pictures-hand-last-turn = OSTATNI RUCH

pictures-scorecard = Po dołku { $hole } z { $holes }
pictures-scorecard-final = Wyniki końcowe po { $holes } dołkach
pictures-fewest-win = wygrywa najniższy wynik
pictures-heading-hole = Dołek
pictures-heading-out = 1–9
pictures-heading-in = 10–18
pictures-heading-total = Suma
pictures-heading-behind = Strata
pictures-heading-place = Miejsce
pictures-left = poza

pictures-end-game = { $holes ->
    [one] { $holes } dołek
    [few] { $holes } dołki
    [many] { $holes } dołków
   *[other] { $holes } dołka
} · { $rules }
pictures-best-hole = Najlepszy dołek: { $name }, { $points } na dołku { $hole }
pictures-quote = „{ $sentence }”

pictures-form = Forma
pictures-no-games = Jeszcze żadnej gry
pictures-best = najlepsza { $points }
pictures-oldest = najstarsza
pictures-newest = najnowsza
pictures-one-game = jedna gra
pictures-average = średnia dotąd, teraz { $points }
