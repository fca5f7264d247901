shuffle-good = ### ✅ Gedeeld zoals verzegeld
shuffle-good-how = Ik heb het spel vanuit zijn geheim opnieuw gedeeld: { $deals ->
    [one] { $deals } hole
   *[other] { $deals } holes
}, dezelfde kaarten. { $moves ->
    [one] De { $moves } zet volgde
   *[other] Alle { $moves } zetten volgden
} de regels, en elke score volgt daaruit.
shuffle-bad = ### ❌ Niet gedeeld zoals verzegeld
shuffle-why-seal = Het geheim is niet dat waarvan het zegel is gepubliceerd.
shuffle-why-seats = De spelers zitten niet in de beloofde volgorde.
shuffle-why-deal = De kaarten van hole { $hole } zijn niet die van het schudden.
shuffle-why-first = In hole { $hole } is eerst aan een andere speler gedeeld dan de regels zeggen.
shuffle-why-rebuild = Een nieuwe trekstapel in hole { $hole } ligt niet in de beloofde volgorde.
shuffle-why-cards = Een zet in hole { $hole } noemt een kaart die daar na het schudden niet lag.
shuffle-why-log = Het logboek is beschadigd, of een zet erin is tegen de regels.
shuffle-about = **Om zelf te controleren.** Het zegel is de SHA-256 van het geheim. Het lag vast voordat er iemand meedeed; je vindt het achter **Zegel** in de lobby en in het antwoord op **Meedoen**. De delen kwamen later. Het bestand is het logboek van het spel: de pagina `docs/verify.html` van deze bot controleert het.
shuffle-game = **Spel** `{ $game }`
shuffle-secret = **Geheim** `{ $secret }`
shuffle-seal = **Zegel** `{ $seal }`
shuffle-parts = **Delen**, in de volgorde van meedoen (stoelen zoals in het logboek, vanaf 0)
shuffle-part-start = De druk op **Start**: `{ $part }`
shuffle-part = { $name }, stoel { $seat }: `{ $part }`
shuffle-no-log = -# Het logboek van het spel kon niet worden bijgevoegd.
