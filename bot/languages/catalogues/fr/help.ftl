help-points = A 1 · 2 **−2** · 3 à 10 leur nombre · J Q 10 · K 0 · une paire dans une colonne 0
help-opening = Choisis les deux que tu veux. Les cartes basses sont bonnes : le moins de points gagne.
help-draw-pair = Prends { $card ->
    [A] l’as
    [J] le valet
    [Q] la dame
    [K] le roi
   *[other] le { $card }
} pour l’emplacement **{ $place }** : une paire dans une colonne compte 0.
help-draw-two = Prends le 2 : il compte −2, c’est la meilleure carte.
help-draw-king = Prends le roi : il compte 0.
help-draw-low = Prends { $card ->
    [A] l’as
   *[other] le { $card }
} à la place d’une carte haute ou cachée.
help-draw-middle = Une carte cachée coûte environ 5 points. Le { $card } ne vaut pas mieux : pioche.
help-draw-high = { $card ->
    [J] Le valet
    [Q] La dame
   *[other] Le { $card }
} coûte beaucoup de points : pioche.
help-place-pair = Pose { $card ->
    [A] l’as
    [J] le valet
    [Q] la dame
    [K] le roi
   *[other] le { $card }
} à l’emplacement **{ $place }** : une paire dans une colonne compte 0.
help-place-two = Garde le 2 : il compte −2. Pose-le sur une carte haute ou cachée.
help-place-king = Garde le roi : il compte 0. Pose-le sur une carte haute ou cachée.
help-place-low = Garde { $card ->
    [A] l’as
   *[other] le { $card }
} et pose cette carte sur une carte haute ou cachée.
help-place-middle = Le { $card } remplace bien une carte plus haute. Sinon, jette-le.
help-place-high = { $card ->
    [J] Le valet
    [Q] La dame
   *[other] Le { $card }
} coûte beaucoup de points : à jeter.
