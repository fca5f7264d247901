help-points = A 1 · 2 **−2** · 3 t/m 10 hun getal · J Q 10 · K 0 · een paar in een kolom 0
help-opening = Het maakt niet uit welke twee. Lage kaarten zijn goed: de minste punten winnen.
help-draw-pair = Pak de { $card ->
    [A] aas
    [J] boer
    [Q] vrouw
    [K] koning
   *[other] { $card }
} voor **{ $place }**: een paar in een kolom telt 0.
help-draw-two = Pak de 2: die telt −2 en is de beste kaart die er is.
help-draw-king = Pak de koning: die telt 0.
help-draw-low = Pak de { $card ->
    [A] aas
   *[other] { $card }
} in plaats van een hoge of dichte kaart.
help-draw-middle = Een dichte kaart kost ongeveer 5 punten. De { $card } is niet beter: trek.
help-draw-high = De { $card ->
    [J] boer
    [Q] vrouw
   *[other] { $card }
} kost veel punten: trek.
help-place-pair = Leg de { $card ->
    [A] aas
    [J] boer
    [Q] vrouw
    [K] koning
   *[other] { $card }
} op **{ $place }**: een paar in een kolom telt 0.
help-place-two = Houd de 2: die telt −2. Leg hem op een hoge of dichte kaart.
help-place-king = Houd de koning: die telt 0. Leg hem op een hoge of dichte kaart.
help-place-low = Houd de { $card ->
    [A] aas
   *[other] { $card }
}. Leg die op een hoge of dichte kaart.
help-place-middle = De { $card } is goed in plaats van een hogere kaart. Leg hem anders af.
help-place-high = De { $card ->
    [J] boer
    [Q] vrouw
   *[other] { $card }
} kost veel punten: leg die af.
