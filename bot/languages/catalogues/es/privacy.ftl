privacy-heading = ### Qué se guarda sobre ti
privacy-what = Tu ID de Discord, tus preferencias y tu idioma, tus partidas con cada jugada, y tus resultados. Ni nombres, ni mensajes, ni nada de lo que escribes.
privacy-how = `/golf export` te lo envía todo en un archivo. `/golf forget-me` quita tu ID de todas partes: el resto conserva sus resultados, y ya nada te identifica.
privacy-server = -# Si el bot sale de un servidor, sus partidas abiertas terminan. Los resultados quedan hasta que alguien pida que se borren.

privacy-forget-heading = ### ¿Quieres que te olvide?
privacy-forget = Sales de todas las partidas. Desaparecen tus preferencias y tus puestos en todas las clasificaciones. En las partidas terminadas, un número sustituye a tu ID. **Esto no se puede deshacer**, y vale para todos los servidores.
privacy-forgotten = Aquí ya no queda nada que te identifique.{ $games ->
    [0] { "" }
    [one] { " " }Saliste de { $games } partida.
   *[other] { " " }Saliste de { $games } partidas.
}
privacy-kept = Todo queda como está.
