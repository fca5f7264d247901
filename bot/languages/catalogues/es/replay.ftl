replay-heading = ### Repetición · hoyo { $hole } de { $holes }, { $turn ->
    [0] el comienzo
   *[other] turno { $turn } de { $turns }
}
replay-thinking = -# 🎓 El entrenador aún está pensando en este turno.
replay-same = 🎓 El entrenador habría jugado lo mismo.
replay-alike = 🎓 Bien jugado. Casi igual de bueno: { $action }.
replay-blame = 🎓 { $action }: { $cost }.
replay-blame-name = 🎓 { $name }: { $action }: { $cost }.
replay-better = Mejor: **{ $action }**.
