result-hole = ### ⛳ Dołek { $hole } z { $holes } dla: { $names }. Punkty: { $points }
result-scorecard = **Wyniki**
result-won = ### 🏆 { $names } { $count ->
    [one] wygrywa
   *[other] wspólnie wygrywają
}
result-ended-early = ### ⛳ Grę zakończono przed czasem. Bez wyniku
result-abandoned = ### ⛳ Nikt już nie grał. Bez wyniku
result-left = { $name } wychodzi z wynikiem { $points }
