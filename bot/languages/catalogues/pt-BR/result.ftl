result-hole = ### ⛳ O buraco { $hole } de { $holes } vai para { $names } com { $points }
result-scorecard = **Placar**
result-won = ### 🏆 { $names } { $count ->
    [one] vence
   *[other] dividem a vitória
}
result-ended-early = ### ⛳ A partida foi encerrada antes da hora. Sem resultado
result-abandoned = ### ⛳ A partida foi abandonada. Sem resultado
result-left = { $name } saiu com { $points }
