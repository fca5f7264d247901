replay-heading = ### Powtórka · dołek { $hole } z { $holes }, { $turn ->
    [0] początek
   *[other] ruch { $turn } z { $turns }
}
replay-thinking = -# 🎓 Trener jeszcze myśli nad tym ruchem.
replay-same = 🎓 Trener wybiera to samo.
replay-alike = 🎓 Dobry ruch. Równie dobrze: { $action }.
replay-blame = 🎓 { $action }: { $cost }.
replay-blame-name = 🎓 { $name }: { $action }: { $cost }.
replay-better = Lepiej: **{ $action }**.
