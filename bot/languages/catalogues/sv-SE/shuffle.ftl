shuffle-good = ### ✅ Utdelat som förseglat
shuffle-good-how = Jag delade ut spelet igen utifrån dess hemlighet: { $deals ->
    [one] { $deals } hål
   *[other] { $deals } hål
}, samma kort. { $moves ->
    [one] Det enda draget
   *[other] Alla { $moves } drag
} följde reglerna, och alla poäng följer av dem.
shuffle-bad = ### ❌ Inte utdelat som förseglat
shuffle-why-seal = Hemligheten är inte den vars sigill publicerades.
shuffle-why-seats = Spelarna sitter inte i den utlovade ordningen.
shuffle-why-deal = Korten på hål { $hole } är inte de som blandades fram.
shuffle-why-first = På hål { $hole } delades det först ut till någon annan än reglerna säger.
shuffle-why-rebuild = En ny talong på hål { $hole } ligger inte i den utlovade ordningen.
shuffle-why-cards = Ett drag på hål { $hole } nämner ett kort som blandningen inte lade där.
shuffle-why-log = Loggen är skadad, eller så är ett drag i den mot reglerna.
shuffle-about = **Kontrollera själv.** Sigillet är SHA-256 av hemligheten. Det låg fast innan någon gick med, och finns bakom **Sigill** i lobbyn och i svaret på **Gå med**. Delarna kom senare. Filen är spelets logg: sidan `docs/verify.html` från den här boten kontrollerar den.
shuffle-game = **Spel** `{ $game }`
shuffle-secret = **Hemlighet** `{ $secret }`
shuffle-seal = **Sigill** `{ $seal }`
shuffle-parts = **Delar**, i den ordning spelarna gick med (stolar som i loggen, från 0)
shuffle-part-start = Trycket på **Starta**: `{ $part }`
shuffle-part = { $name }, stol { $seat }: `{ $part }`
shuffle-no-log = -# Spelets logg kunde inte bifogas.
