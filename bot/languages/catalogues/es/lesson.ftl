lesson-heading = ### Aprende golf · { $page } de { $pages } · { $title }
lesson-done = ### Aprende golf · eso fue todo, en { $count ->
    [one] { $count } paso
   *[other] { $count } pasos
}
# En tercera persona, porque siguen «tomó» y «robó».
lesson-you = Tu mano
lesson-press = Pulsa **{ $button }**.
lesson-press-so = pulsa **{ $button }**
lesson-wrong = En una partida puedes hacerlo. Aquí, { $press }.
lesson-wrong-any = Puedes destapar las dos que quieras. En esta lección, { $press }.

lesson-cards = Seis cartas
lesson-cards-1 = Juegas contra **Rookie**, una máquina. Gana quien suma menos puntos.
lesson-cards-2 = Tus seis cartas están tapadas. Nadie las mira, tú tampoco.
lesson-cards-3 = Dos cartas una sobre otra son una **columna**: 1 y 4, 2 y 5, 3 y 6.

lesson-over = Destapa dos
lesson-over-1 = Cada hoyo empieza así: destapas dos cartas, las que quieras.
lesson-second-1 = Un **8** cuenta 8 puntos. Otra carta.

lesson-turn = Tu turno
lesson-turn-1 = Un 8 y un 9: 17 puntos a la vista. Mira el descarte: ¡un **8**!
lesson-turn-2 = Dos cartas iguales en una columna son una **pareja**. Una pareja cuenta **0**.
lesson-turn-drawing = Una carta robada puede ser cualquiera. El 8 del descarte es seguro, así que { $press }.

lesson-pair = Una pareja
lesson-pair-1 = Tu 8 está en la posición 1. La posición **4** está debajo, en la misma columna.
lesson-pair-elsewhere = Ahí el 8 no hace pareja. Tiene que ir debajo de tu otro 8, así que { $press }.
lesson-pair-same = Un 8 por un 8 no cambia nada. El segundo 8 va debajo del primero, así que { $press }.
lesson-pair-back = Puedes pensarlo mejor. Pero el 8 vale la pena, así que { $press }.

lesson-zero = Una pareja cuenta 0
lesson-zero-1 = Tu primera columna ya cuenta **0**. Y se fue una jota tapada: ¡10 puntos!
lesson-zero-2 = Rookie hizo una pareja de sietes. En el descarte hay una reina: 10 puntos.
lesson-zero-taking = Una reina cuesta 10 puntos. Una carta del mazo casi siempre será mejor, así que { $press }.

lesson-two = Un dos
lesson-two-1 = Robaste un **2**. Cuenta **−2**: es la mejor carta.
lesson-two-2 = Ponlo sobre una carta tapada. Una carta así cuesta unos 5 puntos.
lesson-two-away = Nunca descartes un 2: es la mejor carta. Así que { $press }.
lesson-two-pair = Eso rompería tu pareja. Es mejor una carta tapada, así que { $press }.
lesson-two-nine = Eso también es bueno: se van 9 puntos. Pero para ese 9 ya vendrá otra carta, así que { $press }.
lesson-two-elsewhere = Valdría cualquier carta tapada. En esta lección, { $press }.

lesson-next = Tu siguiente turno
lesson-luck-1 = Un 4 tapado fue al descarte, y Rookie lo tomó. Cosas de la suerte.
lesson-luck-2 = Ahora tu peor carta es el 9 de la posición 2.
lesson-luck-taking = Un 7 solo ahorraría dos puntos. Prueba suerte: { $press }.

lesson-king = Un rey
lesson-king-1 = Robaste un **rey**. Cuenta **0**. Donde más ahorra es en lugar de tu **9**.
lesson-king-away = Un rey no cuesta nada: quédatelo. Así que { $press }.
lesson-king-two = Tu 2 es mejor que un rey: quédatelo. Así que { $press }.
lesson-king-elsewhere = Tu 9 cuesta más que esa posición, así que { $press }.

lesson-minus-1 = Ahora tienes −2 a la vista. Rookie tiene 7, y descartó una reina.
lesson-minus-taking = La reina cuesta 10 puntos, así que { $press }.

lesson-neighbour = Ojo con el resto
lesson-neighbour-1 = Robaste un **4**. Podrías descartarlo. Pero mira el **4** de Rookie en la posición 2. Rookie tomaría el tuyo, haría pareja y ahorraría 7 puntos.
lesson-neighbour-2 = Quédatelo. Un 4 es algo mejor que una carta que nadie conoce.
lesson-neighbour-away = Entonces Rookie toma tu 4 y tiene otra pareja. Mejor quédatelo: { $press }.
lesson-neighbour-other = Es igual de bueno. En esta lección, { $press }.
lesson-neighbour-elsewhere = Tus cartas de ahí son mejores que un 4, así que { $press }.

lesson-out = Cerrar
lesson-out-1 = Queda una carta tapada. Cuando las seis están destapadas, **cierras**.
lesson-out-2 = Entonces el resto tiene **un turno más**, y se cuenta el hoyo.
lesson-out-taking = Un 10 cuesta 10 puntos, así que { $press }.

lesson-ace-1 = Robaste un **as**: 1 punto. Vas por delante, así que cierra con él.
lesson-ace-away = Un as cuesta poco, y vas por delante. No esperes a Rookie: { $press }.
lesson-ace-elsewhere = Ahora conviene cerrar. La última carta tapada está en la posición 6, así que { $press }.

lesson-end-1 = ¡Cerraste! Tu última carta era un 2: nadie podía saberlo. Rookie lo tomó, y ya jugó su último turno.
lesson-end-2 = **Ganas el hoyo, 3 a 6.** Columna por columna: 8 y 8 son **0**, rey y 4 son **4**, 2 y as son **−1**.
lesson-end-3 = Una partida tiene varios hoyos. Gana el total más bajo.
