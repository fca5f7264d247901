replay-heading = ### Herhaling · hole { $hole } van { $holes }, { $turn ->
    [0] het begin
   *[other] beurt { $turn } van { $turns }
}
replay-thinking = -# 🎓 De coach denkt nog na over deze beurt.
replay-same = 🎓 De coach had hetzelfde gespeeld.
replay-alike = 🎓 Goed gespeeld. Ongeveer even goed: { $action }.
replay-blame = 🎓 { $action }: { $cost }.
replay-blame-name = 🎓 { $name }: { $action }: { $cost }.
replay-better = Beter: **{ $action }**.
