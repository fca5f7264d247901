record-none = Aucune partie de cette personne ne s’est encore terminée ici.
record-best = Meilleure partie : { $game }
record-game = { $when } · { $holes } trous, { $rules } · { $points } points, { $outcome }
record-left = abandon
record-ended = arrêtée après { $holes ->
    [one] { $holes } trou
   *[other] { $holes } trous
}
record-won = victoire
record-shared = victoire partagée
record-place = { $place } place sur { $players }

record-cost-most = **Ce qui t’a coûté le plus** dans { $count ->
    [one] ta dernière partie
   *[other] tes { $count } dernières parties
}
record-nothing = - Rien que le coach puisse nommer
record-looking = -# Le coach regarde { $count ->
    [one] une de tes parties
   *[other] { $count } de tes parties
} : redemande dans une minute.
record-looking-more = -# Le coach regarde encore { $count ->
    [one] une autre de tes parties
   *[other] { $count } autres de tes parties
} : redemande dans une minute.

record-form = { $name } : points par trou
record-fewer = Moins, c’est mieux.
