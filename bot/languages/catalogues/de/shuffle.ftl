shuffle-good = ### ✅ Wie versiegelt ausgeteilt
shuffle-good-how = Das Spiel wurde aus seinem Geheimnis noch einmal ausgeteilt: { $deals ->
    [one] { $deals } Loch
   *[other] { $deals } Löcher
}, dieselben Karten. { $moves ->
    [one] { $moves } Zug, nach den Regeln
   *[other] { $moves } Züge, alle nach den Regeln
}, und alle Punkte folgen daraus.
shuffle-bad = ### ❌ Nicht wie versiegelt ausgeteilt
shuffle-why-seal = Das Geheimnis ist nicht das, dessen Siegel veröffentlicht wurde.
shuffle-why-seats = Die Sitzordnung ist nicht die versprochene.
shuffle-why-deal = Die Karten von Loch { $hole } sind nicht die der Mischung.
shuffle-why-first = In Loch { $hole } wurde zuerst an jemand anderen ausgeteilt, als die Regeln sagen.
shuffle-why-rebuild = Ein neuer Stapel in Loch { $hole } liegt nicht in der versprochenen Reihenfolge.
shuffle-why-cards = Ein Zug in Loch { $hole } nennt eine Karte, die nach der Mischung dort nicht liegt.
shuffle-why-log = Das Protokoll ist beschädigt, oder ein Zug darin ist gegen die Regeln.
shuffle-about = **Zum Selbst-Nachprüfen.** Das Siegel ist der SHA-256 des Geheimnisses. Es stand fest, bevor jemand mitspielte; du findest es am offenen Tisch hinter **Siegel** und in der Antwort auf **Mitspielen**. Die Teile kamen später. Die Datei ist das Protokoll des Spiels: Die Seite `docs/verify.html` dieses Bots prüft es.
shuffle-game = **Spiel** `{ $game }`
shuffle-secret = **Geheimnis** `{ $secret }`
shuffle-seal = **Siegel** `{ $seal }`
shuffle-parts = **Teile**, in der Reihenfolge des Beitritts (Sitze wie im Protokoll, ab 0)
shuffle-part-start = Der Druck auf **Start**: `{ $part }`
shuffle-part = { $name }, Sitz { $seat }: `{ $part }`
shuffle-no-log = -# Das Protokoll des Spiels konnte nicht angehängt werden.
