replay-heading = ### שחזור · גומה { $hole } מתוך { $holes }, { $turn ->
    [0] הפתיחה
   *[other] תור { $turn } מתוך { $turns }
}
replay-thinking = -# 🎓 המאמן עוד חושב על התור הזה.
replay-same = 🎓 המאמן היה משחק אותו דבר.
replay-alike = 🎓 משחק טוב. טוב בערך באותה מידה: { $action }.
replay-blame = 🎓 { $action }: { $cost }.
replay-blame-name = 🎓 { $name }: { $action }: { $cost }.
replay-better = עדיף: **{ $action }**.
