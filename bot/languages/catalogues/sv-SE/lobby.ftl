lobby-heading = ### ⛳ Six Card Golf
lobby-closed = Bordet stängdes innan något spel började. `/golf start` öppnar ett nytt.
lobby-terms = { $holes } hål · { $rules } · { $clock }{ $hints ->
    [yes] { " " }· med tips, räknas inte
   *[no] { "" }
}
lobby-host = Värd: { $host }{ $closes ->
    [none] { "" }
   *[other] { " " }· stänger { $closes }
}
lobby-players = **Spelare { $count }/{ $most }**
lobby-call = 📣 { $called }: **{ $host }** vill spela. { $people ->
    [yes] Tryck på **Gå med** eller **Inte nu**.
   *[no] Tryck på **Gå med**.
}

lobby-menu-add = Lägg till en dator…
lobby-menu = Datorer…
lobby-add = Lägg till { $level }
lobby-about-rookie = Förnuftig, men missar saker ibland, som vi alla
lobby-about-club = Duktig, som någon som spelar ofta
lobby-about-pro = Så stark som det går att bli
lobby-remove = Ta bort den sista datorn
lobby-remove-about = Den som lades till sist

lobby-seal = Spel `{ $game }` · Förseglad blandning { $seal }
lobby-sealed-game = Spel `{ $game }`: { $terms }
lobby-sealed-shuffle = Förseglad blandning: `{ $seal }`
lobby-sealed-part = Din del: `{ $part }`
lobby-sealed-no-part = Din del: kommer när någon trycker på **Starta**
lobby-sealed-start = Delen från **Starta**: `{ $part }`
lobby-sealed-about = Blandningen förseglades innan någon gick med. När spelet är slut visar **Kontrollera blandningen** att korten delades ut just så.
lobby-sealed-joined = Du är med. Korten kommer när värden trycker på **Starta**.
lobby-sealed-keep = Spara det här, så kan du kontrollera blandningen när spelet är slut.
lobby-sealed-codes = 🔒 För att kontrollera blandningen senare: ||{ $codes }||
