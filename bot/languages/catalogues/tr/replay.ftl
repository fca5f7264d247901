replay-heading = ### Tekrar · çukur { $hole }/{ $holes }, { $turn ->
    [0] açılış
   *[other] hamle { $turn }/{ $turns }
}
replay-thinking = -# 🎓 Koç bu hamleyi hâlâ düşünüyor.
replay-same = 🎓 Koç da aynısını oynardı.
replay-alike = 🎓 İyi oynandı. Aşağı yukarı aynı: { $action }.
replay-blame = 🎓 { $action }: { $cost }.
replay-blame-name = 🎓 { $name }: { $action }: { $cost }.
replay-better = Daha iyisi: **{ $action }**.
