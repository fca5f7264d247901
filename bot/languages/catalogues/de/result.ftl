result-hole = ### ⛳ Loch { $hole } von { $holes } geht mit { $points } an { $names }
result-scorecard = **Punkte je Loch**
result-won = ### 🏆 { $names } { $count ->
    [one] gewinnt
   *[other] gewinnen gemeinsam
}
result-ended-early = ### ⛳ Das Spiel wurde vorzeitig beendet. Kein Ergebnis
result-abandoned = ### ⛳ Niemand spielte mehr. Kein Ergebnis
result-left = { $name } ging mit { $points }
