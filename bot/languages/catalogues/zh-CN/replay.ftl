replay-heading = ### 回放 · 第{ $hole }/{ $holes }洞，{ $turn ->
    [0] 开局
   *[other] 第{ $turn }/{ $turns }手
}
replay-thinking = -# 🎓 教练还在想这一手。
replay-same = 🎓 教练也会这么走。
replay-alike = 🎓 打得好！这样也差不多：{ $action }。
replay-blame = 🎓 { $action }：{ $cost }。
replay-blame-name = 🎓 { $name }，{ $action }：{ $cost }。
replay-better = 更好的走法：**{ $action }**。
