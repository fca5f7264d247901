cards-heading = ### Dina kort · hål { $hole } av { $holes }
cards-line = Dina kort · { $says }
cards-last-turn = ⏳ **Sista turen!** { $says }
cards-scored = Det här hålet: **{ $points }** · totalt **{ $total }**
cards-out = Du är **ute**. De andra får varsin tur till.
cards-opening = De andra vänder upp kort. Snart är det din tur.
cards-wait = Du ligger på **{ $points }** · totalt { $total }. Vänta på din tur.
cards-wait-first = Du ligger på **{ $points }**. Vänta på din tur.
cards-choose = **Vänd upp { $count ->
    [one] ett kort till
   *[other] två kort
}**.
cards-drew = Du drog **{ $card }**. Tryck på kortet det ska ersätta, eller på **Släng**.
cards-taking = Tryck på kortet som **{ $card }** ska ersätta, eller på **Ångra**.
cards-turn = Din tur: **Dra** ett kort eller **Ta { $card }**.

cards-over = ### Spelet är slut
cards-no-result = Det slutade utan resultat.
cards-won = ### 🏆 Du vann!
cards-shared = ### 🏆 Ni delar på segern!
cards-place = ### Du kom { $place }
cards-total = Spelet är slut. Din totalpoäng: **{ $total }**
cards-left = ### Du lämnade spelet
cards-left-computer = En dator spelar dina kort.
cards-parted = Jag är inte kvar på servern, så spelet slutade utan resultat.
cards-newer = -# Dina kort finns i ett nyare meddelande.
cards-moved = -# Dina direktmeddelanden är avstängda. Tryck på **Mina kort** vid bordet.
