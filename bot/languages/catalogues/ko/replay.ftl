replay-heading = ### 리플레이 · { $hole }/{ $holes }홀, { $turn ->
    [0] 처음 두 장
   *[other] { $turn }/{ $turns }턴
}
replay-thinking = -# 🎓 코치가 이 턴을 생각하고 있어요.
replay-same = 🎓 코치라도 똑같이 했을 거예요.
replay-alike = 🎓 잘했어요. 비슷하게 좋은 수: { $action }.
replay-blame = 🎓 { $action }: { $cost }.
replay-blame-name = 🎓 { $name } 님, { $action }: { $cost }.
replay-better = 더 좋은 수: **{ $action }**.
