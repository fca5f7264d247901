help-points = A 1 · 2 **−2** · 3 bis 10 ihre Zahl · J Q 10 · K 0 · ein Paar in einer Spalte 0
help-opening = Deck zwei beliebige auf. Niedrige Karten sind gut: Die wenigsten Punkte gewinnen.
help-draw-pair = Nimm { $card ->
    [A] das Ass
    [J] den Buben
    [Q] die Dame
    [K] den König
   *[other] die { $card }
} für Platz **{ $place }**: Ein Paar in einer Spalte zählt 0.
help-draw-two = Nimm die 2: Sie zählt −2 und ist die beste Karte.
help-draw-king = Nimm den König: Er zählt 0.
help-draw-low = Nimm { $card ->
    [A] das Ass
   *[other] die { $card }
} statt einer hohen oder verdeckten Karte.
help-draw-middle = Eine verdeckte Karte kostet etwa 5 Punkte. Die { $card } ist nicht besser: Zieh.
help-draw-high = { $card ->
    [J] Der Bube
    [Q] Die Dame
   *[other] Die { $card }
} kostet viele Punkte: Zieh.
help-place-pair = Leg { $card ->
    [A] das Ass
    [J] den Buben
    [Q] die Dame
    [K] den König
   *[other] die { $card }
} auf Platz **{ $place }**: Ein Paar in einer Spalte zählt 0.
help-place-two = Behalte die 2: Sie zählt −2. Leg sie auf eine hohe oder verdeckte Karte.
help-place-king = Behalte den König: Er zählt 0. Leg ihn auf eine hohe oder verdeckte Karte.
help-place-low = { $card ->
    [A] Behalte das Ass. Leg es
   *[other] Behalte die { $card }. Leg sie
} auf eine hohe oder verdeckte Karte.
help-place-middle = Die { $card } ist gut statt einer höheren Karte. Sonst wirf sie ab.
help-place-high = { $card ->
    [J] Der Bube kostet viele Punkte: Wirf ihn ab.
    [Q] Die Dame kostet viele Punkte: Wirf sie ab.
   *[other] Die { $card } kostet viele Punkte: Wirf sie ab.
}
