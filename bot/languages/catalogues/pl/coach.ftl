# W dopełniaczu: para dziewiątek
coach-ranks-1 = asów
coach-ranks-2 = dwójek
coach-ranks-3 = trójek
coach-ranks-4 = czwórek
coach-ranks-5 = piątek
coach-ranks-6 = szóstek
coach-ranks-7 = siódemek
coach-ranks-8 = ósemek
coach-ranks-9 = dziewiątek
coach-ranks-10 = dziesiątek
coach-ranks-11 = waletów
coach-ranks-12 = dam
coach-ranks-13 = króli

coach-turn-over = Odkryć kartę { $place }
coach-draw = Dobrać kartę
coach-take-down = Wziąć { $card } w miejsce zakrytej karty { $place }
coach-take-own = Wziąć { $card } w miejsce swojej karty { $place } ({ $gone })
coach-take-other = Wziąć { $card } w miejsce karty { $place } ({ $gone })
coach-swap-down = Zamienić zakrytą kartę { $place } na { $card }
coach-swap-own = Zamienić swoją kartę { $place } ({ $gone }) na { $card }
coach-swap-other = Zamienić kartę { $place } ({ $gone }) na { $card }
coach-discard = Odrzucić { $card }
coach-next-hole = Przejść do następnego dołka

coach-cost-win = wygrywa { $share } gier zamiast { $best }
coach-cost-points = gorzej o { $points } pkt
coach-option = { $action }: { $cost }.

coach-why-pair = To daje parę { $ranks } i oszczędza { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
}.
coach-why-breaks-pair = To rozbija parę { $ranks } i kosztuje { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
}.
coach-why-needed = To zostawia następnej osobie potrzebną kartę: { $rank }.
coach-why-behind = To kończy dołek ze stratą około { $points ->
    [one] { $points } punktu
   *[other] { $points } punktów
}.
coach-why-ends = To kończy dołek z przewagą około { $points ->
    [one] { $points } punktu
   *[other] { $points } punktów
}.
coach-why-gone = Spośród pozostałych { $ranks } odkryto już { $count }.
coach-why-hurry = To odkrywa kartę, a komuś innemu brakuje do końca tylko jednej.
coach-why-saves = To od razu oszczędza o { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
} więcej.

coach-lesson = { $mistake }: { $times ->
    [1] raz
   *[other] { $times } razy
}, { $points } pkt
coach-mistake-opened = Na początku odkrywasz gorsze karty
coach-mistake-missed-pair = Przepuszczasz parę
coach-mistake-broke-pair = Rozbijasz parę
coach-mistake-took-high = Bierzesz lub trzymasz wysokie karty do par, które nie przychodzą
coach-mistake-passed-low = Przepuszczasz niskie karty
coach-mistake-fed = Zostawiasz następnej osobie potrzebną jej kartę
coach-mistake-ended-early = Kończysz za wcześnie
coach-mistake-ended-late = Nie kończysz, gdy pora
coach-mistake-turned-early = Odkrywasz nową kartę, choć lepiej zastąpić odkrytą
coach-mistake-turned-late = Zostawiasz zakrytą kartę, którą lepiej odkryć
coach-mistake-took = Bierzesz odrzuconą kartę, choć lepiej dobrać
coach-mistake-drew = Dobierasz, choć lepiej wziąć odrzuconą kartę
coach-mistake-placed = Kładziesz kartę na złym polu

coach-hint = ### Podpowiedź
coach-hint-best = **{ $action }.**
coach-hint-all-alike = Wszystko inne jest mniej więcej równie dobre.
coach-hint-alike = { $action }: mniej więcej równie dobrze.
coach-hint-more = -# { $count ->
    [one] Jeszcze jedna możliwość: { $cost }.
    [few] Jeszcze { $count } możliwości, w najgorszym razie: { $cost }.
    [many] Jeszcze { $count } możliwości, w najgorszym razie: { $cost }.
   *[other] Jeszcze { $count } możliwości, w najgorszym razie: { $cost }.
}
coach-unit-win = -# Na ostatnim dołku liczy się szansa na wygranie gry.
coach-unit = -# Punkty: ilu można się spodziewać na tym dołku w porównaniu ze średnią pozostałych.
coach-unit-error = -# Punkty: ilu można się spodziewać na tym dołku w porównaniu ze średnią pozostałych. Każda liczba może się mylić o około { $points }.

coach-review = ### Analiza: { $holes ->
    [one] { $holes } dołek
    [few] { $holes } dołki
    [many] { $holes } dołków
   *[other] { $holes } dołka
}
coach-review-line = { $name }: strata { $lost } pkt na ruch · szczęście { $luck } (dobrane { $drawn }, rozdane { $dealt }, reszta { $rest })
coach-review-about = -# Strata: o ile lepszy był wybór trenera, gdy trener ma pewność. Szczęście: co dały karty. Punkty liczą się względem średniej pozostałych.
coach-review-nothing = **Nic nie oddajesz za darmo.** Dobra gra.
coach-review-most = **Co kosztuje cię najwięcej**
coach-costly-points = **{ $number }. Dołek { $hole }, ruch { $turn }: strata { $points } pkt**
coach-costly-win = **{ $number }. Dołek { $hole }, ruch { $turn }: strata { $share } gier**
coach-costly-played = Zagrane: { $action }.
coach-costly-best = Najlepiej: { $action }.
coach-reviewing = Trener ogląda grę… { $share }
coach-review-failed = Trener nie może obejrzeć tej gry. Naciśnij **Analiza** jeszcze raz.
