refusals-not-started = Dit spel is nog niet begonnen.
refusals-started = Dit spel is al begonnen.
refusals-started-wait = Dit spel is al begonnen. Wacht tot het is afgelopen en druk dan op **Revanche**.
refusals-closed = Deze tafel is gesloten. `/golf start` opent een nieuwe.
refusals-over = Dit spel is afgelopen.
refusals-not-over = Dit spel is nog niet afgelopen.
refusals-unknown-game = Ik ken dit spel niet meer. `/golf start` begint een nieuw spel.
refusals-no-game-here = Er is geen spel in dit kanaal. `/golf start` opent er een.
refusals-no-such-game = Zo’n spel is er niet op deze server.
refusals-unreadable = Ik kan dit spel niet meer lezen. Een moderator kan het sluiten met `/golf end`.
refusals-busy = Het is erg druk in dit spel. Probeer het nog eens.
refusals-channel-taken = Er is een spel bezig in dit kanaal. Gebruik een ander kanaal, `/golf start` met `thread:`, of `/golf solo`.
refusals-other-terms = Aan de open tafel in dit kanaal geldt iets anders: { $terms }. Druk daar op **Meedoen**, of gebruik een ander kanaal of een thread.

refusals-not-in-game = Je doet niet mee aan dit spel. { $going ->
    [yes] Druk na afloop op **Revanche** om het volgende te openen.
   *[no] Druk op **Revanche**, of gebruik `/golf start`, om het volgende te openen.
}
refusals-not-in-this-game = Je doet niet mee aan dit spel.
refusals-not-joined = Je doet niet mee aan dit spel.
refusals-target-not-joined = Die persoon doet niet mee aan dit spel.
refusals-target-not-in-game = Die persoon zit niet in dit spel.
refusals-join-first = Doe eerst mee, dan kun je een computer toevoegen of weghalen.
refusals-host-starts = Alleen { $host }, die deze tafel heeft geopend, kan het spel starten.
refusals-only-host-removes = Alleen de host of een moderator kan iemand uit het spel halen.
refusals-remove-later = Je kunt spelers eruit halen als hun tijd om is. Is er geen klok, vraag het dan aan een moderator.
refusals-hole-scored = Te laat om te stoppen: er is al een hole geteld. Vraag een moderator, of stap eruit.
refusals-end-later = Alleen de host of een moderator kan het nu stoppen. Je kunt eruit stappen, of het stoppen als er een uur niets is gebeurd.
refusals-only-players-end = Alleen wie meespeelt en moderators kunnen dit spel stoppen.
refusals-only-players-move = Alleen wie meespeelt en moderators kunnen deze tafel verplaatsen.
refusals-manage-server = Dit is voor mensen met de machtiging **Server beheren**.

refusals-unknown-rules = Die regels ken ik niet.
refusals-holes = { $rules } gaat over { $holes } holes.
refusals-mentions = Noem mensen door ze te vermelden, zoals @Anna @Bob.
refusals-too-many-called = Je kunt hoogstens { $count } mensen oproepen.
refusals-called-not-here = Een van deze mensen zit niet op deze server.
refusals-challenge-self = Je kunt jezelf niet uitdagen. Met `/golf solo` speel je tegen een computer.
refusals-challenge-bot = Bots spelen geen golf. Met `/golf solo` speel je tegen een computer.
refusals-no-threads-here = Alleen vanuit een tekstkanaal krijgt een spel een eigen thread.
refusals-everyone = Je kunt niet iedereen oproepen. Kies een rol die mensen zelf kunnen nemen.
refusals-full = De tafel is vol: { $seats } stoelen.
refusals-too-few = Voor een spel zijn twee spelers nodig. Wacht op iemand, of voeg een computer toe.
refusals-no-computer = Er zit geen computer aan deze tafel.
refusals-unknown-computer = Dat soort computer ken ik niet.
refusals-not-posted = Er is geen tafel geopend, want ik mag hem hier niet plaatsen. { $count ->
    [0] Wie het kanaal mag bewerken, kan dat toestaan in de kanaalinstellingen, onder Machtigingen.
   *[other] Ik mis { $permissions } in dit kanaal. Wie het kanaal mag bewerken, kan me dat geven in de kanaalinstellingen, onder Machtigingen.
}{ $hidden ->
    [yes] { " " }Is dit een privéthread, vermeld me er dan in: zo word ik toegevoegd.
   *[no] { "" }
}
refusals-permissions = Ik mis de { $count ->
    [one] machtiging
   *[other] machtigingen
} { $permissions } in dit kanaal. Wie het kanaal mag bewerken, kan me die geven in de kanaalinstellingen, onder Machtigingen.

refusals-hole-over = Deze hole is voorbij. Druk op **Volgende hole**.
refusals-not-your-turn = Je bent niet aan de beurt. Nu { $count ->
    [one] is
   *[other] zijn
} { $names } aan de beurt.
refusals-played = Deze knop is oud: die beurt is al gespeeld.
refusals-other-channel = Deze knop hoort bij een spel in een ander kanaal.
refusals-other-person = Die knop hoort bij het spel van iemand anders.
refusals-other-version = Deze knop is van een andere versie van deze bot.
refusals-other-version-command = Deze knop is van een andere versie van deze bot. Gebruik het commando opnieuw.
refusals-old-scores = Deze ranglijst is van een andere versie van deze bot. Gebruik `/golf scores`.
refusals-not-called = Niemand heeft je aan deze tafel geroepen. Druk op **Meedoen** als je zin hebt.
refusals-no-hints = Dit spel is zonder hints.
refusals-shuffle-later = Je kunt het schudden controleren als het spel is afgelopen.
refusals-review-unfinished = Alleen uitgespeelde spellen hebben een terugblik.
refusals-replay-unfinished = Alleen uitgespeelde spellen hebben een herhaling.
refusals-no-such-turn = Die beurt is er niet in dit spel. Druk nog een keer op **Herhaling**.
refusals-nothing-to-review = Je hebt op deze server nog geen spel uitgespeeld.

refusals-rule-opened = Je twee kaarten zijn omgedraaid. Nu zijn de anderen aan de beurt.
refusals-rule-turn = Je bent niet aan de beurt.
refusals-rule-face-up = Die kaart ligt al open.
refusals-rule-turn-up = Kaarten draai je alleen vóór de eerste beurt om.
refusals-rule-stock = De trekstapel is leeg. **Pakken** van de aflegstapel kan wel.
refusals-rule-hole = Deze hole is nog niet voorbij.
refusals-rule-opening = Draai eerst dichte kaarten om: iedereen begint met { $cards } open kaarten.
refusals-rule-draw = Eerst een kaart **Trekken**, of **Pakken** van de aflegstapel.
refusals-rule-place = Je hebt een kaart getrokken. Druk op de kaart die je inruilt, of op **Afleggen**.
refusals-rule-next = De hole is voorbij. De volgende komt zo.
refusals-rule-over = Het spel is afgelopen.

refusals-not-running = Dit deel van de bot ligt er even uit. Probeer het over een minuut nog eens.
refusals-needs-server = Dit werkt alleen in een kanaal van een server. Hier kun je `/golf solo`, `/golf learn`, `/golf rules`, `/golf preferences`, `/golf privacy`, `/golf export` en `/golf forget-me` gebruiken.
refusals-discord-away = Discord geeft geen antwoord. Probeer het zo nog eens.
refusals-command-changed = Dit commando is veranderd sinds je Discord er het laatst naar keek. Probeer het over een minuut nog eens, of start Discord opnieuw.
refusals-option = Ik begrijp een van deze opties niet. Kies uit de lijst van Discord.
refusals-command = Je mag dit commando hier niet gebruiken.
refusals-fault = Er ging iets mis (ref { $reference }). Probeer het nog eens. `/golf table` toont het spel weer.
