asking-more = ### Más
asking-not-in-game = No estás en esta partida. Cuando acabe, pulsa **Revancha**.

asking-leave-table = ### ¿Salir de esta mesa?
asking-leave-game = ### ¿Salir de esta partida?
asking-seat-free = Otra persona podrá ocupar tu asiento.
asking-table-closes = No queda nadie más: la mesa se cierra.
asking-computer-goes-on = Una máquina juega tus cartas hasta el final, y ya no puedes ganar. Los hoyos contados quedan en tus estadísticas.
asking-one-left = Solo quedaría una persona: la partida termina sin resultado.
asking-last-person = No queda nadie más: la partida termina sin resultado.

asking-end-game = ### ¿Terminar esta partida?
asking-solo-ends = No habrá resultado. Los hoyos contados quedan en tus estadísticas.
asking-close-table = ### ¿Cerrar esta mesa?
asking-no-game = Aquí no empezará ninguna partida.
asking-ends-for-all = Termina para todo el mundo, sin resultado.{ $scored ->
    [0] { "" }
    [one] { " " }Ya se contó { $scored } hoyo: queda en las estadísticas.
   *[other] { " " }Ya se contaron { $scored } hoyos: quedan en las estadísticas.
}
