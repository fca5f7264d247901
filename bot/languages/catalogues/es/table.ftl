table-heading-paused = ### ⛳ Hoyo { $hole } de { $holes } · en pausa
table-heading-opening = ### ⛳ Hoyo { $hole } de { $holes } · { $names } { $count ->
    [one] destapa
   *[other] destapan
} cartas
table-heading-turn = ### ⛳ Hoyo { $hole } de { $holes } · turno de { $name }

table-last-turn = ⏳ **¡Último turno!** { $name } cerró, { $count ->
    [one] falta { $count } persona
   *[other] faltan { $count } personas
} por jugar.
table-first = Pulsa **Mis cartas** y destapa dos.
table-order = -# Orden de juego: { $names }
table-unreached = -# { $name }: no te llega ningún mensaje directo. Pulsa **Mis cartas** para jugar.
table-stood-still = -# ⏸ El reloj estuvo parado mientras esta mesa no se podía mostrar.
table-away = ⏸ No hay nadie jugando. Pulsa cualquier botón para seguir. La partida se cierra { $closes }.
table-next-hole = -# El siguiente hoyo llega { $comes }.
table-time = -# El tiempo se acaba { $ends }.

table-row-top = Arriba: { $cards }
table-row-bottom = Abajo: { $cards }
table-card-down = { $place } tapada
table-card = { $place }: **{ $rank }**
table-piles = Descarte **{ $top ->
    [none] vacío
   *[other] { $top }
}** · mazo { $count }{ $held ->
    [yes] { " " }· hay una carta robada
   *[no] { "" }
}
table-scored = **{ $points }** ({ $columns }) · total { $total } · cartas { $cards }
