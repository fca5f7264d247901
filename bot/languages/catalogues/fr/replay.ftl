replay-heading = ### Revoir · trou { $hole } sur { $holes }, { $turn ->
    [0] le début
   *[other] tour { $turn } sur { $turns }
}
replay-thinking = -# 🎓 Le coach réfléchit encore à ce tour.
replay-same = 🎓 Le coach aurait joué pareil.
replay-alike = 🎓 Bien joué. À peu près aussi bien : { $action }.
replay-blame = 🎓 { $action } : { $cost }.
replay-blame-name = 🎓 { $name } : { $action } : { $cost }.
replay-better = Mieux : **{ $action }**.
