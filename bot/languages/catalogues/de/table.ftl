table-heading-paused = ### ⛳ Loch { $hole } von { $holes } · Pause
table-heading-opening = ### ⛳ Loch { $hole } von { $holes } · { $names } { $count ->
    [one] deckt
   *[other] decken
} Karten auf
table-heading-turn = ### ⛳ Loch { $hole } von { $holes } · { $name } ist dran

table-last-turn = ⏳ **Letzter Zug!** { $name } ist aus, { $count ->
    [one] { $count } Person ist
   *[other] { $count } sind
} noch dran.
table-first = Drücke auf **Meine Karten** und decke zwei auf.
table-order = -# Reihenfolge: { $names }
table-unreached = -# { $name }: Keine Direktnachricht erreicht dich. Drücke auf **Meine Karten**, um zu spielen.
table-stood-still = -# ⏸ Die Uhr stand still, solange dieser Tisch nicht gezeigt werden konnte.
table-away = ⏸ Alle sind gerade weg. Drücke irgendeinen Knopf, dann geht es weiter. Das Spiel schließt { $closes }.
table-next-hole = -# Das nächste Loch kommt { $comes }.
table-time = -# Die Zeit ist { $ends } um.

table-row-top = Oben: { $cards }
table-row-bottom = Unten: { $cards }
table-card-down = { $place } verdeckt
table-card = { $place }: **{ $rank }**
table-piles = Ablage **{ $top ->
    [none] leer
   *[other] { $top }
}** · Stapel { $count }{ $held ->
    [yes] { " " }· eine Karte ist gezogen
   *[no] { "" }
}
table-scored = **{ $points }** ({ $columns }) · gesamt { $total } · Karten { $cards }
