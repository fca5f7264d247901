table-heading-paused = ### ⛳ Hål { $hole } av { $holes } · paus
table-heading-opening = ### ⛳ Hål { $hole } av { $holes } · { $names } vänder upp kort
table-heading-turn = ### ⛳ Hål { $hole } av { $holes } · { $name } är på tur

table-last-turn = ⏳ **Sista turen!** { $name } är ute, { $count ->
    [one] { $count } spelare
   *[other] { $count } spelare
} kvar.
table-first = Tryck på **Mina kort** och vänd upp två.
table-order = -# Turordning: { $names }
table-unreached = -# { $name }: direktmeddelanden når dig inte. Tryck på **Mina kort** för att spela.
table-stood-still = -# ⏸ Klockan stod still medan bordet inte kunde visas.
table-away = ⏸ Alla är borta. Tryck på valfri knapp för att fortsätta. Spelet stängs { $closes }.
table-next-hole = -# Nästa hål kommer { $comes }.
table-time = -# Tiden går ut { $ends }.

table-row-top = Övre raden: { $cards }
table-row-bottom = Undre raden: { $cards }
table-card-down = { $place } dolt
table-card = { $place }: **{ $rank }**
table-piles = Slänghög **{ $top ->
    [none] tom
   *[other] { $top }
}** · talong { $count }{ $held ->
    [yes] { " " }· ett kort är draget
   *[no] { "" }
}
table-scored = **{ $points }** ({ $columns }) · totalt { $total } · kort { $cards }
