shuffle-good = ### ✅ Se repartió como se selló
shuffle-good-how = Repartí otra vez la partida a partir de su secreto: { $deals ->
    [one] { $deals } hoyo
   *[other] { $deals } hoyos
}, las mismas cartas. { $moves ->
    [one] { $moves } jugada revisada, conforme
   *[other] { $moves } jugadas revisadas, todas conformes
} a las reglas, y de ellas salen todos los puntos.
shuffle-bad = ### ❌ No se repartió como se selló
shuffle-about = **Para comprobarlo por tu cuenta.** El sello es el SHA-256 del secreto. Se fijó antes de que entrara nadie; está tras **Sello** en la mesa abierta y en la respuesta a **Unirme**. Las partes llegaron después. El archivo es el registro de la partida: la página `docs/verify.html` de este bot lo comprueba.
shuffle-game = **Partida** `{ $game }`
shuffle-secret = **Secreto** `{ $secret }`
shuffle-seal = **Sello** `{ $seal }`
shuffle-parts = **Partes**, por orden de llegada (asientos como en el registro, desde 0)
shuffle-part-start = La pulsación de **Empezar**: `{ $part }`
shuffle-part = { $name }, asiento { $seat }: `{ $part }`
shuffle-no-log = -# No se pudo adjuntar el registro de la partida.
