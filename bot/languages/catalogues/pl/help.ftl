help-points = A 1 · 2 **−2** · od 3 do 10 tyle, ile na karcie · J Q 10 · K 0 · para w kolumnie 0
help-opening = Dowolne dwie. Niskie karty są dobre: wygrywa najniższy wynik.
help-draw-pair = Weź { $card ->
    [A] asa
    [J] waleta
    [Q] damę
    [K] króla
   *[other] kartę { $card }
} na pole **{ $place }**: para w kolumnie daje 0.
help-draw-two = Weź dwójkę: daje −2, to najlepsza karta ze wszystkich.
help-draw-king = Weź króla: daje 0.
help-draw-low = Weź { $card ->
    [A] asa
   *[other] kartę { $card }
} w miejsce wysokiej lub zakrytej karty.
help-draw-middle = Zakryta karta kosztuje około 5 punktów. Karta { $card } nie jest lepsza: dobierz.
help-draw-high = { $card ->
    [J] Walet
    [Q] Dama
   *[other] Karta { $card }
} kosztuje dużo punktów: dobierz.
help-place-pair = Połóż { $card ->
    [A] asa
    [J] waleta
    [Q] damę
    [K] króla
   *[other] kartę { $card }
} na polu **{ $place }**: para w kolumnie daje 0.
help-place-two = Zatrzymaj dwójkę: daje −2. Połóż ją na wysokiej lub zakrytej karcie.
help-place-king = Zatrzymaj króla: daje 0. Połóż go na wysokiej lub zakrytej karcie.
help-place-low = Zatrzymaj { $card ->
    [A] asa
   *[other] kartę { $card }
}. Połóż tę kartę na wysokiej lub zakrytej.
help-place-middle = Karta { $card } jest dobra w miejsce wyższej karty. W innym razie odrzuć.
help-place-high = { $card ->
    [J] Walet
    [Q] Dama
   *[other] Karta { $card }
} kosztuje dużo punktów: odrzuć.
