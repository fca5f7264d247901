help-points = A 1 · 2 **−2** · 3 a 10 seu número · J Q 10 · K 0 · um par em uma coluna 0
help-opening = Vire as duas que quiser. Cartas baixas são boas: vence quem soma menos pontos.
help-draw-pair = Pegue { $card ->
    [A] o ás
    [J] o valete
    [Q] a dama
    [K] o rei
   *[other] o { $card }
} para a posição **{ $place }**: um par em uma coluna conta 0.
help-draw-two = Pegue o 2: ele conta −2, é a melhor carta.
help-draw-king = Pegue o rei: ele conta 0.
help-draw-low = Pegue { $card ->
    [A] o ás
   *[other] o { $card }
} no lugar de uma carta alta ou fechada.
help-draw-middle = Uma carta fechada custa uns 5 pontos. O { $card } não é melhor: compre.
help-draw-high = { $card ->
    [J] O valete
    [Q] A dama
   *[other] O { $card }
} custa muitos pontos: compre.
help-place-pair = Ponha { $card ->
    [A] o ás
    [J] o valete
    [Q] a dama
    [K] o rei
   *[other] o { $card }
} na posição **{ $place }**: um par em uma coluna conta 0.
help-place-two = Fique com o 2: ele conta −2. Ponha no lugar de uma carta alta ou fechada.
help-place-king = Fique com o rei: ele conta 0. Ponha no lugar de uma carta alta ou fechada.
help-place-low = Fique com { $card ->
    [A] o ás
   *[other] o { $card }
}. Ponha no lugar de uma carta alta ou fechada.
help-place-middle = O { $card } é bom no lugar de uma carta mais alta. Senão, descarte.
help-place-high = { $card ->
    [J] O valete
    [Q] A dama
   *[other] O { $card }
} custa muitos pontos: descarte.
