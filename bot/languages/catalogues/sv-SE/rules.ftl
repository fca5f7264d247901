rules-heading = ### ⛳ Six Card Golf · { $rules }
rules-goal = Minst poäng över alla hål vinner. De som har lika få delar på segern.
rules-cards = **Kort.** Alla får sex, dolda, i två rader om tre. Ingen tittar på dolda kort, inte ens sina egna.
rules-opening-in-turn = **Början.** I tur och ordning vänder alla upp två valfria av sina kort.
rules-opening-at-once = **Början.** Alla vänder upp två valfria av sina kort, samtidigt.
rules-turn = **Din tur.** Dra ett kort ur talongen, eller ta det översta på slänghögen. Byt det mot ett av dina sex kort, och släng det utbytta. Ett draget kort får du slänga direkt. Ett kort som du tar från slänghögen måste du behålla.
rules-end-last-turns = **När ett hål slutar.** När alla sex kort hos en spelare är uppvända får de andra **varsin tur till**. Sedan vänds alla kort upp och räknas.
rules-end-at-once = **När ett hål slutar.** När en spelares sista kort är uppvänt slutar hålet **genast**, även i första rundan. Alla kort vänds upp och räknas.
rules-points = **Poäng.** Ess 1 · två −2 · tre till tio sin siffra · knekt och dam 10 · kung 0. Två lika kort i en kolumn ger **0**, även två tvåor.
rules-example = **Exempel.** 7 och 7 är ett par: **0**. Kung och 9: 0 + 9 = **9**. 10 och 2: 10 − 2 = **8**. Tillsammans blir det **17**.
rules-example-cards = -# I två rader: 7 K 10 / 7 9 2
rules-stock = **Tom talong.** Slänghögen, utom det översta kortet, blir ny talong.
rules-next = **Nästa hål.** Spelaren till vänster börjar.
rules-source = -# Enligt { $source }. För { $least } till { $most } spelare.
