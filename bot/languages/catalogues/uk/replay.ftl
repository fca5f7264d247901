replay-heading = ### Повтор · лунка { $hole } з { $holes }, { $turn ->
    [0] початок
   *[other] хід { $turn } з { $turns }
}
replay-thinking = -# 🎓 Тренер іще думає над цим ходом.
replay-same = 🎓 Тренер вибирає те саме.
replay-alike = 🎓 Добрий хід. Майже так само добре: { $action }.
replay-blame = 🎓 { $action }: { $cost }.
replay-blame-name = 🎓 { $name }: { $action }: { $cost }.
replay-better = Краще: **{ $action }**.
