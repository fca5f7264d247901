coach-ranks-1 = assi
coach-ranks-2 = due
coach-ranks-3 = tre
coach-ranks-4 = quattro
coach-ranks-5 = cinque
coach-ranks-6 = sei
coach-ranks-7 = sette
coach-ranks-8 = otto
coach-ranks-9 = nove
coach-ranks-10 = dieci
coach-ranks-11 = fanti
coach-ranks-12 = regine
coach-ranks-13 = re

coach-turn-over = Scopri la carta { $place }
coach-draw = Pesca una carta
coach-take-down = Prendi { $card } al posto della carta coperta { $place }
coach-take-own = Prendi { $card } al posto della tua carta { $place } ({ $gone })
coach-take-other = Prendi { $card } al posto della carta { $place } ({ $gone })
coach-swap-down = Cambia la carta coperta { $place } con { $card }
coach-swap-own = Cambia la tua carta { $place } ({ $gone }) con { $card }
coach-swap-other = Cambia la carta { $place } ({ $gone }) con { $card }
coach-discard = Scarta { $card }
coach-next-hole = Vai alla prossima buca

coach-cost-win = { $share } di vittorie invece di { $best }
coach-cost-points = costa { $points } punti
coach-option = { $action }: { $cost }.

coach-why-pair = Fa una coppia di { $ranks }, che vale { $points ->
    [one] { $points } punto
   *[other] { $points } punti
} in più.
coach-why-breaks-pair = Rompe una coppia di { $ranks }, che vale { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}.
coach-why-needed = Lascia alla persona successiva la carta che le serve: { $rank }.
coach-why-behind = Finisce la buca con circa { $points ->
    [one] { $points } punto
   *[other] { $points } punti
} di svantaggio.
coach-why-ends = Finisce la buca con circa { $points ->
    [one] { $points } punto
   *[other] { $points } punti
} di vantaggio.
coach-why-gone = Delle altre carte uguali ({ $ranks }) { $count } sono già uscite.
coach-why-hurry = Scopre una carta, e a qualcun altro ne manca una sola per chiudere.
coach-why-saves = Fa risparmiare subito { $points ->
    [one] { $points } punto
   *[other] { $points } punti
} in più.

coach-lesson = { $mistake }: { $times ->
    [1] una volta
   *[other] { $times } volte
}, { $points } punti
coach-mistake-opened = All’inizio hai scoperto carte peggiori
coach-mistake-missed-pair = Ti è sfuggita una coppia
coach-mistake-broke-pair = Hai rotto una coppia
coach-mistake-took-high = Hai preso o tenuto carte alte per coppie che non sono arrivate
coach-mistake-passed-low = Ti sono sfuggite carte basse
coach-mistake-fed = Hai lasciato alla persona successiva la carta che le serviva
coach-mistake-ended-early = Hai chiuso troppo presto
coach-mistake-ended-late = Non hai chiuso quando era il momento
coach-mistake-turned-early = Hai scoperto una carta quando era meglio cambiarne una scoperta
coach-mistake-turned-late = Hai lasciato coperta una carta che era meglio scoprire
coach-mistake-took = Hai preso dagli scarti quando era meglio pescare
coach-mistake-drew = Hai pescato quando era meglio prendere dagli scarti
coach-mistake-placed = Hai messo una carta nel posto sbagliato

coach-hint = ### Consiglio
coach-hint-best = **{ $action }.**
coach-hint-all-alike = Tutto il resto vale più o meno lo stesso.
coach-hint-alike = { $action }: vale più o meno lo stesso.
coach-hint-more = -# { $count ->
    [one] Un’altra possibilità: { $cost }.
   *[other] Altre { $count } possibilità; la peggiore: { $cost }.
}
coach-unit-win = -# Nell’ultima buca conta la probabilità di vincere la partita.
coach-unit = -# Punti: quanto ci si può aspettare da questa buca, rispetto alla media degli altri.
coach-unit-error = -# Punti: quanto ci si può aspettare da questa buca, rispetto alla media degli altri. Ogni numero può variare di circa { $points }.

coach-review = ### Analisi di { $holes ->
    [one] { $holes } buca
   *[other] { $holes } buche
}
coach-review-line = { $name } ha perso { $lost } punti per turno · fortuna { $luck } (pescate { $drawn }, carte date { $dealt }, resto { $rest })
coach-review-about = -# Perso: quanto era meglio la scelta del coach, quando ne è sicuro. Fortuna: quello che hanno dato le carte. I punti si contano rispetto alla media degli altri.
coach-review-nothing = **Non hai regalato niente.** Ben giocato.
coach-review-most = **Cosa ti è costato di più**
coach-costly-points = **{ $number }. Buca { $hole }, turno { $turn }: { $points } punti persi**
coach-costly-win = **{ $number }. Buca { $hole }, turno { $turn }: { $share } di vittorie in meno**
coach-costly-played = Mossa: { $action }.
coach-costly-best = Meglio: { $action }.
coach-reviewing = Il coach sta guardando la partita… { $share }
coach-review-failed = Il coach non è riuscito a guardare questa partita. Premi di nuovo **Analisi**.
