result-hole = ### ⛳ Hole { $hole } van { $holes } gaat naar { $names } met { $points }
result-scorecard = **Scorekaart**
result-won = ### 🏆 { $names } { $count ->
    [one] wint
   *[other] winnen samen
}
result-ended-early = ### ⛳ Het spel is voortijdig gestopt. Geen uitslag
result-abandoned = ### ⛳ Er speelde niemand meer. Geen uitslag
result-left = { $name } ging weg met { $points }
