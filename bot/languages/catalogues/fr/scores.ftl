scores-heading = ### 🏆 Classement · { $about }
scores-period-all = depuis toujours
scores-period-year = cette année
scores-period-month = ce mois-ci
scores-period-week = cette semaine
scores-holes = { $count ->
    [one] { $count } trou
   *[other] { $count } trous
}

scores-order-average = Le moins de points par trou
scores-order-wins = Nombre de victoires
scores-order-games = Nombre de parties jouées
scores-order-best = Meilleure partie
scores-first-average = -# Le moins de points par trou d’abord
scores-first-wins = -# Le plus de victoires d’abord
scores-first-games = -# Le plus de parties jouées d’abord
scores-first-best = -# La meilleure partie d’abord
scores-menu-period = Période
scores-menu-order = Tri

scores-nobody = Personne n’est encore dans ce classement. `/golf start` ouvre une table.
scores-all-left = Toutes les personnes de ce classement ont quitté le serveur.
scores-own-place = Ta place : **{ $place }** sur { $count } · { $figures }
scores-own-record = **Tes statistiques**, avec les parties qui ne comptent pas ici :
scores-with-computers = Avec des ordinateurs : { $figures }

scores-average = { $average } par trou
scores-average-bold = **{ $average }** par trou
scores-games = { $count ->
    [one] { $count } partie
   *[other] { $count } parties
}
scores-finished = { $count ->
    [one] { $count } partie terminée
   *[other] { $count } parties terminées
}
scores-wins = { $count ->
    [one] { $count } victoire
   *[other] { $count } victoires
}{ $shared ->
    [0] { "" }
    [one] { " " }({ $shared } partagée)
   *[other] { " " }({ $shared } partagées)
}
scores-best = meilleure partie { $points } en { $holes } trous
scores-best-game = { $points } en { $holes } trous
scores-points = { $points } points

scores-what-counts = Ici comptent les parties terminées entre humains, sans conseils.
scores-command = `/golf scores player:` affiche tout.
scores-left = { $count ->
    [one] { $count } personne qui a quitté ce serveur n’est pas affichée.
   *[other] { $count } personnes qui ont quitté ce serveur ne sont pas affichées.
}
scores-ranked = Personnes classées : { $count }.
