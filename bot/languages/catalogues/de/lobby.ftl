lobby-heading = ### ⛳ Six Card Golf
lobby-closed = Dieser Tisch wurde geschlossen, bevor ein Spiel begann. `/golf start` eröffnet einen neuen.
lobby-terms = { $holes } Löcher · { $rules } · { $clock }{ $hints ->
    [yes] { " " }· mit Tipps, ohne Wertung
   *[no] { "" }
}
lobby-host = Eröffnet von { $host }{ $closes ->
    [none] { "" }
   *[other] { " " }· schließt { $closes }
}
lobby-players = **Am Tisch: { $count } von { $most }**
lobby-call = 📣 { $called }: **{ $host }** möchte spielen. { $people ->
    [yes] Drücke auf **Mitspielen** oder **Nicht jetzt**.
   *[no] Drücke auf **Mitspielen**.
}

lobby-menu-add = Computer dazuholen…
lobby-menu = Computer…
lobby-add = { $level } dazuholen
lobby-about-rookie = Vernünftig, übersieht aber manches wie wir alle
lobby-about-club = Spielt gut und regelmäßig
lobby-about-pro = So stark, wie es geht
lobby-remove = Letzten Computer wegschicken
lobby-remove-about = Den, der zuletzt dazukam

lobby-seal = Spiel `{ $game }` · Mischung versiegelt { $seal }
lobby-sealed-game = Spiel `{ $game }`: { $terms }
lobby-sealed-shuffle = Versiegelte Mischung: `{ $seal }`
lobby-sealed-part = Dein Teil: `{ $part }`
lobby-sealed-no-part = Dein Teil: kommt, wenn jemand auf **Start** drückt
lobby-sealed-start = Der Teil von **Start**: `{ $part }`
lobby-sealed-about = Die Mischung dieses Spiels wurde versiegelt, bevor jemand dazukam. Wenn das Spiel vorbei ist, zeigt **Mischung prüfen**, dass genau so ausgeteilt wurde.
lobby-sealed-joined = Du bist dabei. Die Karten kommen, wenn **Start** gedrückt wird.
lobby-sealed-keep = Heb das auf, dann kannst du die Mischung nach dem Spiel prüfen.
lobby-sealed-codes = 🔒 Zum späteren Prüfen der Mischung: ||{ $codes }||
