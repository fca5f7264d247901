shuffle-good = ### ✅ Carte date come da sigillo
shuffle-good-how = Ho dato di nuovo le carte a partire dal segreto: { $deals ->
    [one] { $deals } buca
   *[other] { $deals } buche
}, le stesse carte. { $moves ->
    [one] { $moves } mossa controllata, secondo
   *[other] { $moves } mosse controllate, tutte secondo
} le regole, e ne seguono tutti i punti.
shuffle-bad = ### ❌ Carte non date come da sigillo
shuffle-why-seal = Il segreto non è quello di cui è stato pubblicato il sigillo.
shuffle-why-seats = I posti non sono nell’ordine promesso.
shuffle-why-deal = Le carte della buca { $hole } non sono quelle della mescolata.
shuffle-why-first = Alla buca { $hole } le prime carte non sono andate a chi dicono le regole.
shuffle-why-rebuild = Un mazzo rifatto alla buca { $hole } non è nell’ordine promesso.
shuffle-why-cards = Una mossa della buca { $hole } mostra una carta che la mescolata non ha messo lì.
shuffle-why-log = Il registro è danneggiato, o una mossa è contro le regole.
shuffle-about = **Per verificare di persona.** Il sigillo è lo SHA-256 del segreto. È stato fissato prima che arrivasse qualcuno; lo trovi dietro **Sigillo** al tavolo aperto e nella risposta a **Partecipa**. Le parti sono arrivate dopo. Il file è il registro della partita: la pagina `docs/verify.html` di questo bot lo controlla.
shuffle-game = **Partita** `{ $game }`
shuffle-secret = **Segreto** `{ $secret }`
shuffle-seal = **Sigillo** `{ $seal }`
shuffle-parts = **Parti**, in ordine di arrivo (posti come nel registro, da 0)
shuffle-part-start = La pressione di **Inizia**: `{ $part }`
shuffle-part = { $name }, posto { $seat }: `{ $part }`
shuffle-no-log = -# Non è stato possibile allegare il registro della partita.
