rules-heading = ### ⛳ Six Card Golf · { $rules }
rules-goal = Wie over alle holes de minste punten heeft, wint. Bij een gelijke stand win je samen.
rules-cards = **Kaarten.** Iedereen krijgt er zes, dicht, in twee rijen van drie. Niemand bekijkt dichte kaarten, ook de eigen kaarten niet.
rules-opening-in-turn = **Begin.** Om de beurt draait iedereen twee eigen kaarten naar keuze om.
rules-opening-at-once = **Begin.** Iedereen draait tegelijk twee eigen kaarten naar keuze om.
rules-turn = **Jouw beurt.** Trek een kaart van de trekstapel, of pak de bovenste van de aflegstapel. Ruil die met een van je zes kaarten en leg die andere af. Een getrokken kaart mag je ook meteen afleggen. Een gepakte kaart moet blijven liggen.
rules-end-last-turns = **Einde van een hole.** Als alle zes kaarten van een speler open liggen, hebben de anderen elk **nog één beurt**. Dan worden alle kaarten omgedraaid en geteld.
rules-end-at-once = **Einde van een hole.** Als de laatste kaart van een speler open ligt, eindigt de hole **meteen**, ook in de eerste ronde. Alle kaarten worden omgedraaid en geteld.
rules-points = **Punten.** Aas 1 · twee −2 · drie tot en met tien hun getal · boer en vrouw 10 · koning 0. Twee dezelfde kaarten in een kolom tellen **0**, ook twee tweeën.
rules-example = **Voorbeeld.** 7 en 7 zijn een paar: **0**. Koning en 9: 0 + 9 = **9**. 10 en 2: 10 − 2 = **8**. Samen is dat **17**.
rules-example-cards = -# In twee rijen: 7 K 10 / 7 9 2
rules-stock = **Lege trekstapel.** De aflegstapel, op de bovenste kaart na, wordt de nieuwe trekstapel.
rules-next = **Volgende hole.** De speler links begint.
rules-source = -# Zoals beschreven in { $source }. Voor { $least } tot { $most } spelers.
