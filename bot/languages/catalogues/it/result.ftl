result-hole = ### ⛳ La buca { $hole } di { $holes } va a { $names } con { $points }
result-scorecard = **Punteggi**
result-won = ### 🏆 { $names } { $count ->
    [one] vince
   *[other] condividono la vittoria
}
result-ended-early = ### ⛳ La partita è stata terminata prima. Nessun risultato
result-abandoned = ### ⛳ La partita è stata abbandonata. Nessun risultato
result-left = { $name }: ritiro con { $points }
