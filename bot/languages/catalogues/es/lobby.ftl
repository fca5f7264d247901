lobby-heading = ### ⛳ Six Card Golf
lobby-closed = Esta mesa se cerró antes de empezar una partida. `/golf start` abre otra.
lobby-terms = { $holes } hoyos · { $rules } · { $clock }{ $hints ->
    [yes] { " " }· con pistas, fuera de la clasificación
   *[no] { "" }
}
lobby-host = Mesa de { $host }{ $closes ->
    [none] { "" }
   *[other] { " " }· se cierra { $closes }
}
lobby-players = **En la mesa: { $count }/{ $most }**
lobby-call = 📣 { $called }: **{ $host }** quiere jugar. { $people ->
    [yes] Pulsa **Unirme** o **Ahora no**.
   *[no] Pulsa **Unirme**.
}

lobby-menu-add = Añadir una máquina…
lobby-menu = Máquinas…
lobby-add = Añadir { $level }
lobby-about-rookie = Sensata, y se despista como cualquiera
lobby-about-club = Juega bien, con regularidad
lobby-about-pro = Lo más fuerte que hay
lobby-remove = Quitar la última máquina
lobby-remove-about = La última que se añadió

lobby-seal = Partida `{ $game }` · Mezcla sellada { $seal }
lobby-sealed-game = Partida `{ $game }`: { $terms }
lobby-sealed-shuffle = Mezcla sellada: `{ $seal }`
lobby-sealed-part = Tu parte: `{ $part }`
lobby-sealed-no-part = Tu parte: llega cuando se pulsa **Empezar**
lobby-sealed-start = La parte de **Empezar**: `{ $part }`
lobby-sealed-about = La mezcla de esta partida se selló antes de que entrara nadie. Cuando la partida acabe, **Comprobar la mezcla** demuestra que se repartió así.
lobby-sealed-joined = Ya estás en la mesa. Las cartas llegan cuando quien la abrió pulsa **Empezar**.
lobby-sealed-keep = Guarda esto y podrás comprobar la mezcla cuando la partida acabe.
lobby-sealed-codes = 🔒 Para comprobar la mezcla más tarde: ||{ $codes }||
