replay-heading = ### リプレイ · ホール{ $hole }/{ $holes }、{ $turn ->
    [0] 最初の2枚
   *[other] { $turn }/{ $turns }手目
}
replay-thinking = -# 🎓 コーチがこの手を考えています。
replay-same = 🎓 コーチも同じ手を選びます。
replay-alike = 🎓 好手です。同じくらいよい手：{ $action }。
replay-blame = 🎓 { $action }：{ $cost }。
replay-blame-name = 🎓 { $name }、{ $action }：{ $cost }。
replay-better = よりよい手：**{ $action }**。
