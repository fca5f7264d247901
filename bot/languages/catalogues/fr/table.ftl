table-heading-paused = ### ⛳ Trou { $hole } sur { $holes } · en pause
table-heading-opening = ### ⛳ Trou { $hole } sur { $holes } · { $names } { $count ->
    [one] retourne
   *[other] retournent
} des cartes
table-heading-turn = ### ⛳ Trou { $hole } sur { $holes } · à { $name } de jouer

table-last-turn = ⏳ **Dernier tour !** { $name } a fini, { $count ->
    [one] encore { $count } personne
   *[other] encore { $count } personnes
} à jouer.
table-first = Appuie sur **Mes cartes** et retourne deux cartes.
table-order = -# Ordre de jeu : { $names }
table-unreached = -# { $name } : aucun message privé ne te parvient. Appuie sur **Mes cartes** pour jouer.
table-stood-still = -# ⏸ Le chrono est resté arrêté tant que cette table ne pouvait pas s’afficher.
table-away = ⏸ Il n’y a plus personne. Appuie sur n’importe quel bouton pour continuer. La partie ferme { $closes }.
table-next-hole = -# Le trou suivant arrive { $comes }.
table-time = -# Fin du chrono { $ends }.

table-row-top = Haut : { $cards }
table-row-bottom = Bas : { $cards }
table-card-down = { $place } cachée
table-card = { $place } : **{ $rank }**
table-piles = Défausse **{ $top ->
    [none] vide
   *[other] { $top }
}** · pioche { $count }{ $held ->
    [yes] { " " }· une carte piochée en main
   *[no] { "" }
}
table-scored = **{ $points }** ({ $columns }) · total { $total } · cartes { $cards }
