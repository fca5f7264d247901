result-hole = ### ⛳ { $hole }/{ $holes }홀은 { $points }점으로 { $names } 님 승리
result-scorecard = **점수표**
result-won = ### 🏆 { $count ->
    [1] { $names } 님 승리
   *[other] { $names } 님 공동 승리
}
result-ended-early = ### ⛳ 게임이 일찍 끝났어요. 결과 없음
result-abandoned = ### ⛳ 아무도 없어 게임이 끝났어요. 결과 없음
result-left = { $name } 님({ $points }점에서 나감)
