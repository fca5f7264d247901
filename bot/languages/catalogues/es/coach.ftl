coach-ranks-1 = ases
coach-ranks-2 = doses
coach-ranks-3 = treses
coach-ranks-4 = cuatros
coach-ranks-5 = cincos
coach-ranks-6 = seises
coach-ranks-7 = sietes
coach-ranks-8 = ochos
coach-ranks-9 = nueves
coach-ranks-10 = dieces
coach-ranks-11 = jotas
coach-ranks-12 = reinas
coach-ranks-13 = reyes

coach-turn-over = Destapar la carta { $place }
coach-draw = Robar una carta
coach-take-down = Tomar { $card } y cambiarla por la carta tapada { $place }
coach-take-own = Tomar { $card } y cambiarla por tu carta { $place } ({ $gone })
coach-take-other = Tomar { $card } y cambiarla por la carta { $place } ({ $gone })
coach-swap-down = Cambiar la carta tapada { $place } por { $card }
coach-swap-own = Cambiar tu carta { $place } ({ $gone }) por { $card }
coach-swap-other = Cambiar la carta { $place } ({ $gone }) por { $card }
coach-discard = Descartar { $card }
coach-next-hole = Pasar al siguiente hoyo

coach-cost-win = gana el { $share } de las partidas en vez del { $best }
coach-cost-points = cuesta { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
}
coach-option = { $action }: { $cost }.

coach-why-pair = Hace una pareja de { $ranks }, que vale { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
} más.
coach-why-breaks-pair = Rompe una pareja de { $ranks }, que vale { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
}.
coach-why-needed = Le deja a la siguiente persona la carta que necesita: { $rank }.
coach-why-behind = Termina el hoyo con { $points ->
    [one] { $points } punto
   *[other] unos { $points } puntos
} de desventaja.
coach-why-ends = Termina el hoyo con { $points ->
    [one] { $points } punto
   *[other] unos { $points } puntos
} de ventaja.
coach-why-gone = De las otras cartas iguales ({ $ranks }) ya salieron { $count }.
coach-why-hurry = Destapa una carta, y a otra persona le falta solo una carta para cerrar.
coach-why-saves = Ahorra { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
} más de inmediato.

coach-lesson = { $mistake }: { $times ->
    [1] una vez
   *[other] { $times } veces
}, { $points } puntos
coach-mistake-opened = Al principio destapaste cartas peores
coach-mistake-missed-pair = Dejaste pasar una pareja
coach-mistake-broke-pair = Rompiste una pareja
coach-mistake-took-high = Tomaste o guardaste cartas altas para parejas que no llegaron
coach-mistake-passed-low = Dejaste pasar cartas bajas
coach-mistake-fed = Le dejaste a la siguiente persona la carta que necesitaba
coach-mistake-ended-early = Cerraste demasiado pronto
coach-mistake-ended-late = No cerraste cuando tocaba
coach-mistake-turned-early = Destapaste una carta cuando era mejor cambiar una destapada
coach-mistake-turned-late = Dejaste tapada una carta que era mejor destapar
coach-mistake-took = Tomaste del descarte cuando era mejor robar
coach-mistake-drew = Robaste cuando era mejor tomar del descarte
coach-mistake-placed = Pusiste una carta en mal lugar

coach-hint = ### Pista
coach-hint-best = **{ $action }.**
coach-hint-all-alike = Todo lo demás es casi igual de bueno.
coach-hint-alike = { $action }: casi igual de bueno.
coach-hint-more = -# { $count ->
    [one] Otra opción: { $cost }.
   *[other] { $count } opciones más; la peor: { $cost }.
}
coach-unit-win = -# En el último hoyo cuenta la probabilidad de ganar la partida.
coach-unit = -# Puntos: lo que se puede esperar de este hoyo, frente a la media del resto.
coach-unit-error = -# Puntos: lo que se puede esperar de este hoyo, frente a la media del resto. Cada cifra puede variar unos { $points }.

coach-review = ### Análisis de { $holes ->
    [one] { $holes } hoyo
   *[other] { $holes } hoyos
}
coach-review-line = { $name } perdió { $lost } puntos por turno · suerte { $luck } (robo { $drawn }, reparto { $dealt }, resto { $rest })
coach-review-about = -# Perdido: cuánto mejor era lo que elegiría el entrenador, cuando está seguro. Suerte: lo que dieron las cartas. Los puntos se cuentan frente a la media del resto.
coach-review-nothing = **No regalaste nada.** Bien jugado.
coach-review-most = **Lo que más te costó**
coach-costly-points = **{ $number }. Hoyo { $hole }, turno { $turn }: { $points } puntos perdidos**
coach-costly-win = **{ $number }. Hoyo { $hole }, turno { $turn }: se pierde el { $share } de las partidas**
coach-costly-played = Jugada: { $action }.
coach-costly-best = Mejor: { $action }.
coach-reviewing = El entrenador está mirando la partida… { $share }
coach-review-failed = El entrenador no pudo mirar esta partida. Pulsa **Análisis** otra vez.
