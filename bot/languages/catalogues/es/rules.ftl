rules-heading = ### ⛳ Six Card Golf · { $rules }
rules-goal = Gana quien suma menos puntos en todos los hoyos. Si hay empate, se comparte la victoria.
rules-cards = **Cartas.** Seis por persona, tapadas, en dos filas de tres. Nadie mira las cartas tapadas, ni siquiera las suyas.
rules-opening-in-turn = **Comienzo.** Por turnos, cada persona destapa dos de sus cartas, las que quiera.
rules-opening-at-once = **Comienzo.** Todo el mundo destapa a la vez dos de sus cartas, las que quiera.
rules-turn = **Tu turno.** Roba una carta del mazo, o toma la de arriba del descarte. Cámbiala por una de tus seis cartas, y descarta esa. Una carta robada también se puede descartar al momento. Una carta tomada del descarte debe quedarse.
rules-end-last-turns = **Fin de un hoyo.** Cuando alguien tiene sus seis cartas destapadas, el resto juega **un turno más**. Luego se destapan todas las cartas y se cuentan.
rules-end-at-once = **Fin de un hoyo.** Cuando alguien destapa su última carta, el hoyo termina **de inmediato**, aunque sea en la primera ronda. Se destapan todas las cartas y se cuentan.
rules-points = **Puntos.** As (A) 1 · dos −2 · del tres al diez su número · jota (J) y reina (Q) 10 · rey (K) 0. Dos cartas del mismo número o figura en una columna cuentan **0**, también dos doses.
rules-example = **Ejemplo.** 7 y 7 son pareja: **0**. Rey y 9: 0 + 9 = **9**. 10 y 2: 10 − 2 = **8**. En total: **17**.
rules-example-cards = -# En dos filas: 7 K 10 / 7 9 2
rules-stock = **Mazo vacío.** El descarte, menos la carta de arriba, pasa a ser el mazo nuevo.
rules-next = **Siguiente hoyo.** Empieza la persona de la izquierda.
rules-source = -# Según { $source }. De { $least } a { $most } personas.
