coach-ranks-1 = azen
coach-ranks-2 = tweeën
coach-ranks-3 = drieën
coach-ranks-4 = vieren
coach-ranks-5 = vijven
coach-ranks-6 = zessen
coach-ranks-7 = zevens
coach-ranks-8 = achten
coach-ranks-9 = negens
coach-ranks-10 = tienen
coach-ranks-11 = boeren
coach-ranks-12 = vrouwen
coach-ranks-13 = koningen

coach-turn-over = Kaart { $place } omdraaien
coach-draw = Een kaart trekken
coach-take-down = { $card } pakken voor dichte kaart { $place }
coach-take-own = { $card } pakken voor je { $gone } (kaart { $place })
coach-take-other = { $card } pakken voor de { $gone } (kaart { $place })
coach-swap-down = { $card } ruilen met dichte kaart { $place }
coach-swap-own = { $card } ruilen met je { $gone } (kaart { $place })
coach-swap-other = { $card } ruilen met de { $gone } (kaart { $place })
coach-discard = { $card } afleggen
coach-next-hole = Door naar de volgende hole

coach-cost-win = wint { $share } van de spellen in plaats van { $best }
coach-cost-points = { $points } punten slechter
coach-option = { $action }: { $cost }.

coach-why-pair = Dat geeft een paar { $ranks } en scheelt { $points ->
    [one] { $points } punt
   *[other] { $points } punten
}.
coach-why-breaks-pair = Dat breekt een paar { $ranks } en kost { $points ->
    [one] { $points } punt
   *[other] { $points } punten
}.
coach-why-needed = Zo krijgt de volgende speler precies de { $rank } die daar nog ontbreekt.
coach-why-behind = Dat beëindigt de hole met ongeveer { $points ->
    [one] { $points } punt
   *[other] { $points } punten
} achterstand.
coach-why-ends = Dat beëindigt de hole met ongeveer { $points ->
    [one] { $points } punt
   *[other] { $points } punten
} voorsprong.
coach-why-gone = Van de andere { $ranks } zijn er al { $count } weg.
coach-why-hurry = Dat draait een kaart om, en iemand anders is nog maar één kaart van uitgaan af.
coach-why-saves = Dat haalt er meteen { $points ->
    [one] { $points } punt
   *[other] { $points } punten
} meer af.

coach-lesson = { $mistake }: { $times } keer, { $points } punten
coach-mistake-opened = Aan het begin slechtere kaarten omgedraaid
coach-mistake-missed-pair = De kans op een paar laten liggen
coach-mistake-broke-pair = Een paar uit elkaar gehaald
coach-mistake-took-high = Hoge kaarten gepakt of gehouden voor paren die niet kwamen
coach-mistake-passed-low = Lage kaarten laten liggen
coach-mistake-fed = De volgende speler de kaart gegeven die daar nog ontbrak
coach-mistake-ended-early = Te vroeg uitgegaan
coach-mistake-ended-late = Niet uitgegaan toen het tijd was
coach-mistake-turned-early = Een kaart omgedraaid terwijl een open kaart vervangen beter was
coach-mistake-turned-late = Een kaart dicht gelaten terwijl omdraaien beter was
coach-mistake-took = Van de aflegstapel gepakt terwijl trekken beter was
coach-mistake-drew = Getrokken terwijl pakken van de aflegstapel beter was
coach-mistake-placed = Een kaart op de verkeerde plek gelegd

coach-hint = ### Hint
coach-hint-best = **{ $action }.**
coach-hint-all-alike = Al het andere is ongeveer even goed.
coach-hint-alike = { $action }: ongeveer even goed.
coach-hint-more = -# { $count ->
    [one] Nog één mogelijkheid: { $cost }.
   *[other] Nog { $count } mogelijkheden, tot { $cost }.
}
coach-unit-win = -# Op de laatste hole telt de kans om het spel te winnen.
coach-unit = -# Punten: wat je van deze hole kunt verwachten, vergeleken met het gemiddelde van de anderen.
coach-unit-error = -# Punten: wat je van deze hole kunt verwachten, vergeleken met het gemiddelde van de anderen. Elk getal kan er ongeveer { $points } naast zitten.

coach-review = ### Terugblik op { $holes ->
    [one] { $holes } hole
   *[other] { $holes } holes
}
coach-review-line = { $name } verloor { $lost } punten per beurt · geluk { $luck } (getrokken { $drawn }, gedeeld { $dealt }, overig { $rest })
coach-review-about = -# Verloren: hoeveel beter de keuze van de coach was, als de coach het zeker weet. Geluk: wat de kaarten gaven. Punten zijn vergeleken met het gemiddelde van de anderen.
coach-review-nothing = **Je hebt niets weggegeven.** Goed gespeeld.
coach-review-most = **Wat je het meest heeft gekost**
coach-costly-points = **{ $number }. Hole { $hole }, beurt { $turn }: { $points } punten verloren**
coach-costly-win = **{ $number }. Hole { $hole }, beurt { $turn }: { $share } winstkans verloren**
coach-costly-played = Gespeeld: { $action }.
coach-costly-best = Beter: { $action }.
coach-reviewing = De coach bekijkt het spel … { $share }
coach-review-failed = De coach kon dit spel niet bekijken. Druk nog een keer op **Terugblik**.
