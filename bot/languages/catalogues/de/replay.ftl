replay-heading = ### Wiederholung · Loch { $hole } von { $holes }, { $turn ->
    [0] der Anfang
   *[other] Zug { $turn } von { $turns }
}
replay-thinking = -# 🎓 Der Trainer denkt noch über diesen Zug nach.
replay-same = 🎓 Der Trainer hätte genauso gespielt.
replay-alike = 🎓 Gut gespielt. Etwa gleich gut: { $action }.
replay-blame = 🎓 { $action }: { $cost }.
replay-blame-name = 🎓 { $name }: { $action }: { $cost }.
replay-better = Besser: **{ $action }**.
