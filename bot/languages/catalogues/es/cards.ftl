cards-heading = ### Tus cartas · hoyo { $hole } de { $holes }
cards-line = Tus cartas · { $says }
cards-last-turn = ⏳ **¡Último turno!** { $says }
cards-scored = Este hoyo: **{ $points }** · total **{ $total }**
cards-out = **Cerraste**. El resto tiene un turno más.
cards-opening = El resto está destapando cartas. Pronto te toca.
cards-wait = Puntos a la vista: **{ $points }** · total { $total }. Espera tu turno.
cards-wait-first = Puntos a la vista: **{ $points }**. Espera tu turno.
cards-choose = **Elige { $count ->
    [one] otra carta
   *[other] dos cartas
}** para destapar.
cards-drew = Robaste **{ $card }**. Pulsa la carta que quieras cambiar, o **Descarta**.
cards-taking = Pulsa la carta que quieras cambiar por **{ $card }**, o **Deshacer**.
cards-turn = Tu turno: **Roba** una carta o **Toma { $card }**.

cards-over = ### La partida terminó
cards-no-result = Terminó sin resultado.
cards-won = ### 🏆 ¡Victoria!
cards-shared = ### 🏆 ¡Victoria compartida!
cards-place = ### Tu puesto: { $place }
cards-total = La partida terminó. Tu total: **{ $total }**
cards-left = ### Saliste de esta partida
cards-left-computer = Una máquina juega con tus cartas.
cards-parted = Ya no estoy en su servidor, así que terminó sin resultado.
cards-newer = -# Tus cartas están en un mensaje más reciente.
cards-moved = -# Tus mensajes directos están desactivados. Pulsa **Mis cartas** en la mesa.
