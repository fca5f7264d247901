pictures-hole = Trou { $hole } sur { $holes }
pictures-hole-number = Trou { $hole }

pictures-players = { $count } personnes
pictures-to-turn-over = retournent des cartes
pictures-turns-over = retourne { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}
pictures-drew = a pioché
pictures-to-play = c’est son tour
pictures-last-turns = { $count ->
    [one] DERNIER TOUR · { $count }
   *[other] DERNIERS TOURS · { $count }
}
pictures-last-turns-short = { $count ->
    [one] RESTE { $count } TOUR
   *[other] RESTE { $count } TOURS
}
pictures-hole-won = { $names } { $count ->
    [one] gagne le trou
   *[other] se partagent le trou
}
pictures-hole-shared = { $count } personnes se partagent le trou

pictures-flag-winner = VICTOIRE
pictures-flag-winner-short = GAGNE
pictures-flag-best = N° 1
pictures-flag-best-short = N° 1
pictures-flag-out = A FINI
pictures-flag-out-short = A FINI
pictures-flag-left = ABANDON
pictures-flag-left-short = ABD
pictures-flag-autopilot = PILOTE AUTO
pictures-flag-autopilot-short = AUTO

pictures-hand-over = Trou terminé
pictures-hand = Tes cartes
pictures-hand-turn = À toi de jouer
pictures-hand-turn-over = { $count ->
    [one] Une à retourner
   *[other] Deux à retourner
}
pictures-hand-last-turn = DERNIER TOUR

pictures-scorecard = Après le trou { $hole } sur { $holes }
pictures-scorecard-final = Score final après { $holes } trous
pictures-fewest-win = le moins de points gagne
pictures-heading-hole = Trou
pictures-heading-out = Aller
pictures-heading-in = Retour
pictures-heading-total = Total
pictures-heading-behind = Écart
pictures-heading-place = Place
pictures-left = ABD

pictures-end-game = { $holes } trous · { $rules }
pictures-best-hole = Meilleur trou : { $name }, { $points } au trou { $hole }
pictures-quote = « { $sentence } »

pictures-form = Forme
pictures-no-games = Aucune partie
pictures-best = meilleure { $points }
pictures-oldest = plus ancienne
pictures-newest = plus récente
pictures-one-game = une partie
pictures-average = moyenne à ce jour : { $points }
