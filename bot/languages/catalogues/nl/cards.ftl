cards-heading = ### Jouw kaarten · hole { $hole } van { $holes }
cards-line = Jouw kaarten · { $says }
cards-last-turn = ⏳ **Laatste beurt!** { $says }
cards-scored = Deze hole: **{ $points }** · totaal **{ $total }**
cards-out = Je bent **uit**. De anderen hebben elk nog één beurt.
cards-opening = De anderen draaien kaarten om. Zo ben jij aan de beurt.
cards-wait = Open kaarten: **{ $points }** · totaal { $total }. Wacht op je beurt.
cards-wait-first = Open kaarten: **{ $points }**. Wacht op je beurt.
cards-choose = Draai **{ $count ->
    [one] nog één kaart
   *[other] twee kaarten
}** om.
cards-drew = Getrokken: **{ $card }**. Druk op de kaart die je ervoor inruilt, of op **Afleggen**.
cards-taking = Druk op de kaart die je inruilt voor **{ $card }**, of op **Toch niet**.
cards-turn = Jij bent aan de beurt: **Trekken** of **{ $card } pakken**.

cards-over = ### Het spel is afgelopen
cards-no-result = Het eindigde zonder uitslag.
cards-won = ### 🏆 Je hebt gewonnen!
cards-shared = ### 🏆 Jullie winnen samen!
cards-place = ### Je bent { $place } geworden
cards-total = Het spel is afgelopen. Jouw totaal: **{ $total }**
cards-left = ### Je bent uit dit spel gestapt
cards-left-computer = Een computer speelt jouw kaarten.
cards-parted = Ik zit niet meer op die server, dus het spel eindigde zonder uitslag.
cards-newer = -# Je kaarten staan in een nieuwer bericht.
cards-moved = -# Je privéberichten staan uit. Druk aan tafel op **Mijn kaarten**.
