help-points = A 1 · 2 **−2** · 3 till 10 sin siffra · J Q 10 · K 0 · ett par i en kolumn 0
help-opening = Vilka två som helst. Låga kort är bra: minst poäng vinner.
help-draw-pair = Ta { $card ->
    [A] esset
    [J] knekten
    [Q] damen
    [K] kungen
   *[other] { $card }:an
} till **{ $place }**: ett par i en kolumn ger 0.
help-draw-two = Ta 2:an: den ger −2 och är det bästa kortet som finns.
help-draw-king = Ta kungen: den ger 0.
help-draw-low = Ta { $card ->
    [A] esset
   *[other] { $card }:an
} i stället för ett högt eller dolt kort.
help-draw-middle = Ett dolt kort kostar ungefär 5 poäng. En { $card } är inte bättre: dra.
help-draw-high = { $card ->
    [J] En knekt
    [Q] En dam
   *[other] En { $card }
} kostar många poäng: dra.
help-place-pair = Lägg { $card ->
    [A] esset
    [J] knekten
    [Q] damen
    [K] kungen
   *[other] { $card }:an
} på **{ $place }**: ett par i en kolumn ger 0.
help-place-two = Behåll 2:an: den ger −2. Lägg den på ett högt eller dolt kort.
help-place-king = Behåll kungen: den ger 0. Lägg den på ett högt eller dolt kort.
help-place-low = Behåll { $card ->
    [A] esset
   *[other] { $card }:an
}. Lägg kortet på ett högt eller dolt kort.
help-place-middle = En { $card } är bra i stället för ett högre kort. Släng den annars.
help-place-high = { $card ->
    [J] En knekt
    [Q] En dam
   *[other] En { $card }
} kostar många poäng: släng den.
