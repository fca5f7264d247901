help-points = A 1 · 2 **−2** · 3 a 10 su número · J Q 10 · K 0 · una pareja en una columna 0
help-opening = Elige las dos que quieras. Las bajas son buenas: gana quien suma menos puntos.
help-draw-pair = Toma { $card ->
    [A] el as
    [J] la jota
    [Q] la reina
    [K] el rey
   *[other] el { $card }
} para la posición **{ $place }**: una pareja en una columna cuenta 0.
help-draw-two = Toma el 2: cuenta −2, es la mejor carta.
help-draw-king = Toma el rey: cuenta 0.
help-draw-low = Toma { $card ->
    [A] el as
   *[other] el { $card }
} en lugar de una carta alta o tapada.
help-draw-middle = Una carta tapada cuesta unos 5 puntos. El { $card } no es mejor: roba.
help-draw-high = { $card ->
    [J] La jota
    [Q] La reina
   *[other] El { $card }
} cuesta muchos puntos: roba.
help-place-pair = Pon { $card ->
    [A] el as
    [J] la jota
    [Q] la reina
    [K] el rey
   *[other] el { $card }
} en la posición **{ $place }**: una pareja en una columna cuenta 0.
help-place-two = Quédate con el 2: cuenta −2. Ponlo sobre una carta alta o tapada.
help-place-king = Quédate con el rey: cuenta 0. Ponlo sobre una carta alta o tapada.
help-place-low = Quédate con { $card ->
    [A] el as
   *[other] el { $card }
}. Va sobre una carta alta o tapada.
help-place-middle = El { $card } es bueno en lugar de una carta más alta. Si no, al descarte.
help-place-high = { $card ->
    [J] La jota
    [Q] La reina
   *[other] El { $card }
} cuesta muchos puntos: al descarte.
