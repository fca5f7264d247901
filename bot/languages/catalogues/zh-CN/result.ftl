result-hole = ### ⛳ 第{ $hole }/{ $holes }洞：{ $names }以{ $points }分胜出
result-scorecard = **记分卡**
result-won = ### 🏆 { $count ->
    [1] { $names }获胜
   *[other] { $names }并列获胜
}
result-ended-early = ### ⛳ 对局提前结束，不计结果
result-abandoned = ### ⛳ 无人继续，对局结束，不计结果
result-left = { $name }（{ $points }分时退出）
