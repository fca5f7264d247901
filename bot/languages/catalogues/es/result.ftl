result-hole = ### ⛳ El hoyo { $hole } de { $holes } es para { $names } con { $points }
result-scorecard = **Tarjeta**
result-won = ### 🏆 { $names } { $count ->
    [one] gana
   *[other] comparten la victoria
}
result-ended-early = ### ⛳ La partida se terminó antes de tiempo. Sin resultado
result-abandoned = ### ⛳ La partida quedó abandonada. Sin resultado
result-left = { $name } se fue con { $points }
