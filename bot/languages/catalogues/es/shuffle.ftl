shuffle-good = ### ✅ Se repartió como se selló
shuffle-good-how = Repartí otra vez la partida a partir de su secreto: { $deals ->
    [one] { $deals } hoyo
   *[other] { $deals } hoyos
}, las mismas cartas. { $moves ->
    [one] { $moves } jugada revisada, conforme
   *[other] { $moves } jugadas revisadas, todas conformes
} a las reglas, y de ellas salen todos los puntos.
shuffle-bad = ### ❌ No se repartió como se selló
shuffle-why-seal = El secreto no es aquel cuyo sello se publicó.
shuffle-why-seats = Los asientos no están en el orden prometido.
shuffle-why-deal = Las cartas del hoyo { $hole } no son las de la mezcla.
shuffle-why-first = En el hoyo { $hole } no se repartió primero a quien dicen las reglas.
shuffle-why-rebuild = Un mazo rehecho en el hoyo { $hole } no está en el orden prometido.
shuffle-why-cards = Una jugada del hoyo { $hole } muestra una carta que la mezcla no puso ahí.
shuffle-why-log = El registro está dañado, o alguna jugada va contra las reglas.
shuffle-about = **Para comprobarlo por tu cuenta.** El sello es el SHA-256 del secreto. Se fijó antes de que entrara nadie; está tras **Sello** en la mesa abierta y en la respuesta a **Unirme**. Las partes llegaron después. El archivo es el registro de la partida: la página `docs/verify.html` de este bot lo comprueba.
shuffle-game = **Partida** `{ $game }`
shuffle-secret = **Secreto** `{ $secret }`
shuffle-seal = **Sello** `{ $seal }`
shuffle-parts = **Partes**, por orden de llegada (asientos como en el registro, desde 0)
shuffle-part-start = La pulsación de **Empezar**: `{ $part }`
shuffle-part = { $name }, asiento { $seat }: `{ $part }`
shuffle-no-log = -# No se pudo adjuntar el registro de la partida.
