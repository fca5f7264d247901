replay-heading = ### Repris · hål { $hole } av { $holes }, { $turn ->
    [0] början
   *[other] tur { $turn } av { $turns }
}
replay-thinking = -# 🎓 Coachen funderar fortfarande på den här turen.
replay-same = 🎓 Coachen hade spelat likadant.
replay-alike = 🎓 Bra spelat. Ungefär lika bra: { $action }.
replay-blame = 🎓 { $action }: { $cost }.
replay-blame-name = 🎓 { $name }: { $action }: { $cost }.
replay-better = Bättre: **{ $action }**.
