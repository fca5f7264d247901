descriptions-seat = Place { $number }

descriptions-card = { $rank } de { $suit }
descriptions-card-down = cachée
descriptions-rank-1 = as
descriptions-rank-2 = deux
descriptions-rank-3 = trois
descriptions-rank-4 = quatre
descriptions-rank-5 = cinq
descriptions-rank-6 = six
descriptions-rank-7 = sept
descriptions-rank-8 = huit
descriptions-rank-9 = neuf
descriptions-rank-10 = dix
descriptions-rank-11 = valet
descriptions-rank-12 = dame
descriptions-rank-13 = roi
descriptions-suit-clubs = trèfle
descriptions-suit-diamonds = carreau
descriptions-suit-hearts = cœur
descriptions-suit-spades = pique
descriptions-down = cachée
descriptions-all-down = toutes cachées

descriptions-call-stopped = Partie arrêtée sans résultat
descriptions-call-won = { $names } { $count ->
    [one] gagne
   *[other] partagent la victoire
}
descriptions-call-hole-over = Le trou est terminé
descriptions-call-opening-many = { $count } personnes retournent des cartes
descriptions-call-opening = { $name } retourne { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}
descriptions-call-drew = { $name } a pioché une carte
descriptions-call-turn = À { $name } de jouer
descriptions-call = { $call }.

descriptions-shows = affiche { $points }
descriptions-hole-points = ce trou { $points }
descriptions-total = total { $points }
descriptions-flag-out = a fini
descriptions-flag-left = abandon
descriptions-flag-autopilot = pilote auto
descriptions-flag-winner = victoire

descriptions-hole = Trou { $hole } sur { $holes }.
descriptions-to-turn-over = Des cartes à retourner : { $names }.
descriptions-last-turn = Dernier tour : encore { $count ->
    [one] { $count } personne
   *[other] { $count } personnes
} à jouer.
descriptions-discard = Défausse : { $card }.
descriptions-stock = Pioche : { $count }.
descriptions-moved = Dernière carte jouée : { $name }, carte { $place }.

descriptions-your-cards = Tes cartes : { $cards }.
descriptions-you-show = Points visibles : { $points }, total { $total }.
descriptions-you-drew = Carte piochée : { $card }.
descriptions-your-last-turn = C’est ton dernier tour.

descriptions-end = { $call } après { $holes } trous.
descriptions-winning-cards = Cartes gagnantes : { $cards }.
descriptions-best-hole = Meilleur trou : { $name }, { $points } au trou { $hole }.
descriptions-motion-discarded = { $name } pioche et jette une carte : { $card }.
descriptions-motion-drew = { $name } pioche une carte : { $came }. Carte jetée : { $gone }.
descriptions-motion-took = { $name } prend une carte : { $came }. Carte jetée : { $gone }.
descriptions-motion-end = Cartes à la fin : { $cards }. Points du trou : { $points }.
descriptions-scorecard = Score après { $scored ->
    [one] { $scored } trou
   *[other] { $scored } trous
} sur { $holes }.

descriptions-chart-none = { $title }. Aucune partie.
descriptions-chart-one = { $title }. 1 partie : { $points }.
descriptions-chart-many = { $title }. { $count } parties, de la plus ancienne à la plus récente : { $scores }.
descriptions-chart-newest = { $title }. { $count } parties, les { $shown } plus récentes : { $scores }.
descriptions-chart-average = Moyenne { $average }, meilleure { $best }.
