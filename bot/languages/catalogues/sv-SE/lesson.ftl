lesson-heading = ### Lär dig golf · { $page } av { $pages } · { $title }
lesson-done = ### Lär dig golf · klart, på { $count ->
    [one] { $count } steg
   *[other] { $count } steg
}
lesson-you = Du
lesson-press = Tryck på **{ $button }**.
lesson-press-so = tryck på **{ $button }**
lesson-wrong = I ett spel får du göra så. Men här: { $press }.
lesson-wrong-any = Du får vända upp vilka två du vill. I den här lektionen: { $press }.

lesson-cards = Sex kort
lesson-cards-1 = Du spelar mot **Rookie**, en dator. Minst poäng vinner.
lesson-cards-2 = Dina sex kort ligger dolda. Ingen tittar på dem, inte ens du.
lesson-cards-3 = Två kort ovanför varandra är en **kolumn**: 1 och 4, 2 och 5, 3 och 6.

lesson-over = Vänd upp två
lesson-over-1 = Så börjar varje hål: du vänder upp två valfria kort.
lesson-second-1 = En **8** ger 8 poäng. Ett kort till.

lesson-turn = Din tur
lesson-turn-1 = En 8 och en 9: du ligger på 17 poäng. Titta på slänghögen: en **8**!
lesson-turn-2 = Två lika kort i en kolumn är ett **par**. Ett par ger **0**.
lesson-turn-drawing = Ett draget kort kan vara vad som helst. 8:an på slänghögen är säker, så { $press }.

lesson-pair = Ett par
lesson-pair-1 = Din 8 ligger på plats 1. Plats **4** är under den, i samma kolumn.
lesson-pair-elsewhere = Där ger 8:an inget par. Den måste ligga under din andra 8, så { $press }.
lesson-pair-same = En 8 mot en 8 ändrar ingenting. Den andra 8:an ska under den första, så { $press }.
lesson-pair-back = Du får ångra dig. Men 8:an är värd det, så { $press }.

lesson-zero = Ett par ger 0
lesson-zero-1 = Din första kolumn ger **0** nu. Och en dold knekt är borta: 10 poäng!
lesson-zero-2 = Rookie har ett par i sjuor. På slänghögen ligger en dam: 10 poäng.
lesson-zero-taking = En dam kostar 10 poäng. Ett kort ur talongen är för det mesta bättre, så { $press }.

lesson-two = En tvåa
lesson-two-1 = Du drog en **2**. Den ger **−2**: det bästa kortet som finns.
lesson-two-2 = Lägg den på ett dolt kort. Ett sådant kort kostar ungefär 5 poäng.
lesson-two-away = Släng aldrig en 2: den är det bästa kortet som finns. Alltså: { $press }.
lesson-two-pair = Det skulle bryta ditt par. En dold plats är bättre, så { $press }.
lesson-two-nine = Det är också bra: 9 poäng försvinner. Men 9:an kan bytas mot något annat senare, så { $press }.
lesson-two-elsewhere = Vilken dold plats som helst duger. I den här lektionen: { $press }.

lesson-next = Din nästa tur
lesson-luck-1 = En dold 4 hamnade på slänghögen, och Rookie tog den. Sådan är slumpen.
lesson-luck-2 = Nu är 9:an på plats 2 ditt sämsta kort.
lesson-luck-taking = En 7 skulle bara spara två poäng. Chansa i stället: { $press }.

lesson-king = En kung
lesson-king-1 = Du drog en **kung**. Den ger **0**. Den sparar mest i stället för din **9**.
lesson-king-away = En kung kostar ingenting: behåll den. Alltså: { $press }.
lesson-king-two = Din 2 är bättre än en kung: behåll den. Alltså: { $press }.
lesson-king-elsewhere = Din 9 kostar mer än den platsen, så { $press }.

lesson-minus-1 = Du ligger på −2 nu. Rookie ligger på 7 och slängde en dam.
lesson-minus-taking = Damen kostar 10 poäng, så { $press }.

lesson-neighbour = Håll koll på grannen
lesson-neighbour-1 = Du drog en **4**. Du kunde slänga den. Men titta på Rookies **4** på plats 2. Rookie skulle ta din, få ett par och spara 7 poäng.
lesson-neighbour-2 = Behåll den. En 4 är lite bättre än ett kort som ingen känner till.
lesson-neighbour-away = Då tar Rookie din 4 och har ett par till. Bättre att behålla den, så { $press }.
lesson-neighbour-other = Det är lika bra. I den här lektionen: { $press }.
lesson-neighbour-elsewhere = Dina kort där är bättre än en 4, så { $press }.

lesson-out = Att gå ut
lesson-out-1 = Ett kort är fortfarande dolt. När alla sex är uppvända är du **ute**.
lesson-out-2 = Sedan får alla andra **en tur till**, och hålet räknas.
lesson-out-taking = En 10 kostar 10 poäng, så { $press }.

lesson-ace-1 = Du drog ett **ess**: 1 poäng. Du leder, så gå ut med det.
lesson-ace-away = Ett ess är billigt, och du leder. Vänta inte på Rookie: { $press }.
lesson-ace-elsewhere = Du vill gå ut nu. Det sista dolda kortet ligger på plats 6, så { $press }.

lesson-end-1 = Ute! Ditt sista kort var en 2: det kunde ingen veta. Rookie tog den, och sista turen är över.
lesson-end-2 = **Du vinner hålet med 3 mot 6.** Kolumn för kolumn: 8 och 8 blir **0**, kung och 4 blir **4**, 2 och ess blir **−1**.
lesson-end-3 = Ett spel har flera hål. Lägst totalpoäng vinner.
