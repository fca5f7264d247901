table-heading-paused = ### ⛳ Hole { $hole } van { $holes } · pauze
table-heading-opening = ### ⛳ Hole { $hole } van { $holes } · { $names } { $count ->
    [one] draait
   *[other] draaien
} kaarten om
table-heading-turn = ### ⛳ Hole { $hole } van { $holes } · { $name } is aan de beurt

table-last-turn = ⏳ **Laatste beurt!** { $name } is uit, nog { $count ->
    [one] { $count } speler
   *[other] { $count } spelers
} aan de beurt.
table-first = Druk op **Mijn kaarten** en draai er twee om.
table-order = -# Volgorde: { $names }
table-unreached = -# { $name }: privéberichten komen niet bij je aan. Druk op **Mijn kaarten** om te spelen.
table-stood-still = -# ⏸ De klok stond stil zolang deze tafel niet te zien was.
table-away = ⏸ Iedereen is weg. Druk op een knop om verder te spelen. Het spel sluit { $closes }.
table-next-hole = -# De volgende hole komt { $comes }.
table-time = -# De tijd is { $ends } om.

table-row-top = Boven: { $cards }
table-row-bottom = Onder: { $cards }
table-card-down = { $place } dicht
table-card = { $place }: **{ $rank }**
table-piles = Aflegstapel **{ $top ->
    [none] leeg
   *[other] { $top }
}** · trekstapel { $count }{ $held ->
    [yes] { " " }· er is een kaart getrokken
   *[no] { "" }
}
table-scored = **{ $points }** ({ $columns }) · totaal { $total } · kaarten { $cards }
