replay-heading = ### Replay · buraco { $hole } de { $holes }, { $turn ->
    [0] o começo
   *[other] jogada { $turn } de { $turns }
}
replay-thinking = -# 🎓 O treinador ainda está pensando nesta jogada.
replay-same = 🎓 O treinador teria jogado igual.
replay-alike = 🎓 Boa jogada. Quase igual: { $action }.
replay-blame = 🎓 { $action }: { $cost }.
replay-blame-name = 🎓 { $name }: { $action }: { $cost }.
replay-better = Melhor: **{ $action }**.
