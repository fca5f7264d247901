table-heading-paused = ### ⛳ Buca { $hole } di { $holes } · in pausa
table-heading-opening = ### ⛳ Buca { $hole } di { $holes } · { $names } { $count ->
    [one] scopre
   *[other] scoprono
} carte
table-heading-turn = ### ⛳ Buca { $hole } di { $holes } · tocca a { $name }

table-last-turn = ⏳ **Ultimo turno!** { $name } ha chiuso, { $count ->
    [one] manca { $count } persona
   *[other] mancano { $count } persone
}.
table-first = Premi **Le mie carte** e scoprine due.
table-order = -# Ordine di gioco: { $names }
table-unreached = -# { $name }: non ti arriva nessun messaggio diretto. Premi **Le mie carte** per giocare.
table-stood-still = -# ⏸ Il timer è rimasto fermo finché questo tavolo non si poteva mostrare.
table-away = ⏸ Non c’è nessuno. Premi un pulsante qualsiasi per continuare. La partita chiude { $closes }.
table-next-hole = -# La prossima buca arriva { $comes }.
table-time = -# Il tempo finisce { $ends }.

table-row-top = Sopra: { $cards }
table-row-bottom = Sotto: { $cards }
table-card-down = { $place } coperta
table-card = { $place }: **{ $rank }**
table-piles = Scarti **{ $top ->
    [none] vuoti
   *[other] { $top }
}** · mazzo { $count }{ $held ->
    [yes] { " " }· una carta pescata in mano
   *[no] { "" }
}
table-scored = **{ $points }** ({ $columns }) · totale { $total } · carte { $cards }
