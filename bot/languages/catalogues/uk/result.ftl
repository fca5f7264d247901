result-hole = ### ⛳ Лунка { $hole } з { $holes }: найкращий результат — { $names }, очки: { $points }
result-scorecard = **Рахунок**
result-won = ### 🏆 { $names } { $count ->
    [one] перемагає
   *[other] ділять перемогу
}
result-ended-early = ### ⛳ Гру завершено достроково. Без результату
result-abandoned = ### ⛳ Ніхто вже не грав. Без результату
result-left = { $name } виходить із рахунком { $points }
