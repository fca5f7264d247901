lesson-heading = ### Leer golf · { $page } van { $pages } · { $title }
lesson-done = ### Leer golf · dat was het, in { $count ->
    [one] { $count } stap
   *[other] { $count } stappen
}
lesson-you = Jij
lesson-press = Druk op **{ $button }**.
lesson-press-so = druk op **{ $button }**
lesson-wrong = In een spel mag dat. Maar nu: { $press }.
lesson-wrong-any = Je mag er twee omdraaien, welke je maar wilt. Voor deze les: { $press }.

lesson-cards = Zes kaarten
lesson-cards-1 = Je speelt tegen **Rookie**, een computer. De minste punten winnen.
lesson-cards-2 = Je zes kaarten liggen dicht. Niemand bekijkt ze, jij ook niet.
lesson-cards-3 = Twee kaarten boven elkaar vormen een **kolom**: 1 en 4, 2 en 5, 3 en 6.

lesson-over = Draai er twee om
lesson-over-1 = Zo begint elke hole: je draait twee kaarten naar keuze om.
lesson-second-1 = Een **8** telt 8 punten. Nog één kaart.

lesson-turn = Jouw beurt
lesson-turn-1 = Een 8 en een 9: samen 17 punten. Kijk eens naar de aflegstapel: een **8**!
lesson-turn-2 = Twee dezelfde kaarten in een kolom zijn een **paar**. Een paar telt **0**.
lesson-turn-drawing = Een getrokken kaart kan van alles zijn. De 8 op de aflegstapel is zeker, dus { $press }.

lesson-pair = Een paar
lesson-pair-1 = Je 8 ligt op plek 1. Plek **4** ligt eronder, in dezelfde kolom.
lesson-pair-elsewhere = Daar maakt de 8 geen paar. Hij moet onder je andere 8 liggen, dus { $press }.
lesson-pair-same = Een 8 voor een 8 verandert niets. De tweede 8 komt onder de eerste, dus { $press }.
lesson-pair-back = Je mag je bedenken. Maar de 8 is het waard, dus { $press }.

lesson-zero = Een paar telt 0
lesson-zero-1 = Je eerste kolom telt nu **0**. En er is een dichte boer weg: 10 punten minder!
lesson-zero-2 = Rookie heeft een paar zevens. Op de aflegstapel ligt een vrouw: 10 punten.
lesson-zero-taking = Een vrouw kost 10 punten. Een kaart van de trekstapel is meestal beter, dus { $press }.

lesson-two = Een twee
lesson-two-1 = Je trok een **2**. Die telt **−2**: de beste kaart die er is.
lesson-two-2 = Leg hem op een dichte kaart. Zo’n kaart kost ongeveer 5 punten.
lesson-two-away = Leg nooit een 2 af: het is de beste kaart die er is. Dus { $press }.
lesson-two-pair = Dat zou je paar breken. Een dichte plek is beter, dus { $press }.
lesson-two-nine = Dat is ook goed: er gaan 9 punten weg. Daar komt nog een andere kaart voor, dus { $press }.
lesson-two-elsewhere = Elke dichte plek is goed. Voor deze les: { $press }.

lesson-next = Je volgende beurt
lesson-luck-1 = Er ging een dichte 4 naar de aflegstapel, en Rookie pakte hem. Dat is geluk.
lesson-luck-2 = Nu is de 9 op plek 2 je slechtste kaart.
lesson-luck-taking = Een 7 zou maar twee punten schelen. Waag een gok: { $press }.

lesson-king = Een koning
lesson-king-1 = Je trok een **koning**. Die telt **0**. In plaats van je **9** scheelt hij het meest.
lesson-king-away = Een koning kost niets: houd hem. Dus { $press }.
lesson-king-two = Je 2 is beter dan een koning: houd hem. Dus { $press }.
lesson-king-elsewhere = Je 9 kost meer dan die plek, dus { $press }.

lesson-minus-1 = Je staat nu op −2. Rookie staat op 7 en legde een vrouw af.
lesson-minus-taking = De vrouw kost 10 punten, dus { $press }.

lesson-neighbour = Let op je buur
lesson-neighbour-1 = Je trok een **4**. Je zou hem kunnen afleggen. Maar kijk naar Rookies **4** op plek 2. Rookie zou jouw 4 pakken, een paar maken en 7 punten besparen.
lesson-neighbour-2 = Houd hem. Een 4 is iets beter dan een kaart die niemand kent.
lesson-neighbour-away = Dan pakt Rookie jouw 4 en heeft een tweede paar. Houd hem liever: { $press }.
lesson-neighbour-other = Dat is net zo goed. Voor deze les: { $press }.
lesson-neighbour-elsewhere = Je kaarten daar zijn beter dan een 4, dus { $press }.

lesson-out = Uitgaan
lesson-out-1 = Er ligt nog één kaart dicht. Als ze alle zes open liggen, ben je **uit**.
lesson-out-2 = Dan heeft ieder ander **nog één beurt**, en daarna wordt de hole geteld.
lesson-out-taking = Een 10 kost 10 punten, dus { $press }.

lesson-ace-1 = Je trok een **aas**: 1 punt. Je staat voor, dus ga ermee uit.
lesson-ace-away = Een aas kost bijna niets, en je staat voor. Wacht niet op Rookie: { $press }.
lesson-ace-elsewhere = Je wilt nu uitgaan. De laatste dichte kaart ligt op plek 6, dus { $press }.

lesson-end-1 = Uit! Je laatste kaart was een 2: dat kon niemand weten. Rookie pakte hem, en de laatste beurt is voorbij.
lesson-end-2 = **Je wint de hole met 3 tegen 6.** Kolom voor kolom: 8 en 8 zijn **0**, koning en 4 zijn **4**, 2 en aas zijn **−1**.
lesson-end-3 = Een spel heeft meerdere holes. Het laagste totaal wint.
