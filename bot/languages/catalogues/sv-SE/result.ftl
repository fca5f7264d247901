result-hole = ### ⛳ Hål { $hole } av { $holes } går till { $names } med { $points }
result-scorecard = **Protokoll**
result-won = ### 🏆 { $names } { $count ->
    [one] vinner
   *[other] delar på segern
}
result-ended-early = ### ⛳ Spelet avslutades i förtid. Inget resultat
result-abandoned = ### ⛳ Ingen var kvar. Inget resultat
result-left = { $name } lämnade med { $points }
