lobby-heading = ### ⛳ Six Card Golf
lobby-closed = Deze tafel is gesloten voordat er een spel begon. `/golf start` opent een nieuwe.
lobby-terms = { $holes } holes · { $rules } · { $clock }{ $hints ->
    [yes] { " " }· met hints, telt niet mee
   *[no] { "" }
}
lobby-host = Geopend door { $host }{ $closes ->
    [none] { "" }
   *[other] { " " }· sluit { $closes }
}
lobby-players = **Spelers { $count }/{ $most }**
lobby-call = 📣 { $called }: **{ $host }** wil graag spelen. { $people ->
    [yes] Druk op **Meedoen** of **Nu niet**.
   *[no] Druk op **Meedoen**.
}

lobby-menu-add = Computer toevoegen…
lobby-menu = Computers…
lobby-add = { $level } toevoegen
lobby-about-rookie = Verstandig, maar ziet ook weleens iets over het hoofd
lobby-about-club = Speelt goed, zoals iemand die vaak speelt
lobby-about-pro = Zo sterk als het maar kan
lobby-remove = Laatste computer weghalen
lobby-remove-about = De computer die het laatst is toegevoegd

lobby-seal = Spel `{ $game }` · Verzegeld geschud { $seal }
lobby-sealed-game = Spel `{ $game }`: { $terms }
lobby-sealed-shuffle = Verzegeld geschud: `{ $seal }`
lobby-sealed-part = Jouw deel: `{ $part }`
lobby-sealed-no-part = Jouw deel: komt zodra er op **Start** wordt gedrukt
lobby-sealed-start = Het deel van **Start**: `{ $part }`
lobby-sealed-about = De kaarten van dit spel zijn geschud en verzegeld voordat er iemand meedeed. Na afloop laat **Schudden controleren** zien dat er precies zo is gedeeld.
lobby-sealed-joined = Je doet mee. De kaarten komen zodra de host op **Start** drukt.
lobby-sealed-keep = Bewaar dit, dan kun je na het spel controleren hoe er geschud is.
lobby-sealed-codes = 🔒 Om later het schudden te controleren: ||{ $codes }||
