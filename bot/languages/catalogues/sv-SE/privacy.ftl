privacy-heading = ### Vad som sparas om dig
privacy-what = Ditt Discord-id, dina inställningar och ditt språk, dina spel med varje drag, och dina resultat. Inga namn, inga meddelanden, inget som du skriver.
privacy-how = `/golf export` skickar allt till dig som en fil. `/golf forget-me` tar bort ditt id överallt: de andra behåller sina resultat, och inget leder tillbaka till dig.
privacy-server = -# Om boten tas bort från en server avslutas dess öppna spel. Resultaten finns kvar tills någon ber om att bli glömd.

privacy-forget-heading = ### Glömma dig?
privacy-forget = Du lämnar alla spel. Dina inställningar och dina platser på alla topplistor försvinner. I avslutade spel ersätts ditt id med ett nummer. **Det går inte att ångra**, och det gäller alla servrar.
privacy-forgotten = Inget här leder till dig längre.{ $games ->
    [0] { "" }
    [one] { " " }Du har lämnat { $games } spel.
   *[other] { " " }Du har lämnat { $games } spel.
}
privacy-kept = Allt blir som det är.
