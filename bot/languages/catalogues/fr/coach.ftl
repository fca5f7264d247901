coach-ranks-1 = as
coach-ranks-2 = deux
coach-ranks-3 = trois
coach-ranks-4 = quatre
coach-ranks-5 = cinq
coach-ranks-6 = six
coach-ranks-7 = sept
coach-ranks-8 = huit
coach-ranks-9 = neuf
coach-ranks-10 = dix
coach-ranks-11 = valets
coach-ranks-12 = dames
coach-ranks-13 = rois

coach-turn-over = Retourner la carte { $place }
coach-draw = Piocher une carte
coach-take-down = Prendre { $card } à la place de la carte cachée { $place }
coach-take-own = Prendre { $card } à la place de ta carte { $place } ({ $gone })
coach-take-other = Prendre { $card } à la place de la carte { $place } ({ $gone })
coach-swap-down = Poser { $card } à la place de la carte cachée { $place }
coach-swap-own = Poser { $card } à la place de ta carte { $place } ({ $gone })
coach-swap-other = Poser { $card } à la place de la carte { $place } ({ $gone })
coach-discard = Jeter { $card }
coach-next-hole = Passer au trou suivant

coach-cost-win = { $share } de parties gagnées au lieu de { $best }
coach-cost-points = coûte { $points ->
    [one] { $points } point
   *[other] { $points } points
}
coach-option = { $action } : { $cost }.

coach-why-pair = Cela fait une paire { $ranks ->
    [as] d’as
   *[other] de { $ranks }
}, qui rapporte { $points ->
    [one] { $points } point
   *[other] { $points } points
} de mieux.
coach-why-breaks-pair = Cela casse une paire { $ranks ->
    [as] d’as
   *[other] de { $ranks }
}, qui vaut { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
coach-why-needed = Cela laisse à la personne suivante la carte qu’il lui faut : { $rank }.
coach-why-behind = Cela termine le trou avec environ { $points ->
    [one] { $points } point
   *[other] { $points } points
} de retard.
coach-why-ends = Cela termine le trou avec environ { $points ->
    [one] { $points } point
   *[other] { $points } points
} d’avance.
coach-why-gone = Parmi les autres { $ranks }, { $count } ne sont plus là.
coach-why-hurry = Cela retourne une carte, et quelqu’un d’autre n’a plus qu’une carte à retourner pour finir.
coach-why-saves = Cela économise tout de suite { $points ->
    [one] { $points } point
   *[other] { $points } points
} de plus.

coach-lesson = { $mistake } : { $times ->
    [1] une fois
   *[other] { $times } fois
}, { $points ->
    [one] { $points } point
   *[other] { $points } points
}
coach-mistake-opened = Au début, tu as retourné de moins bonnes cartes
coach-mistake-missed-pair = Tu as laissé passer une paire
coach-mistake-broke-pair = Tu as cassé une paire
coach-mistake-took-high = Tu as pris ou gardé des cartes hautes pour des paires qui ne sont pas venues
coach-mistake-passed-low = Tu as laissé passer des cartes basses
coach-mistake-fed = Tu as laissé à la personne suivante la carte qu’il lui fallait
coach-mistake-ended-early = Tu as fini trop tôt
coach-mistake-ended-late = Tu n’as pas fini quand il le fallait
coach-mistake-turned-early = Tu as retourné une carte au lieu d’en remplacer une visible
coach-mistake-turned-late = Tu as laissé cachée une carte qu’il valait mieux retourner
coach-mistake-took = Tu as pris dans la défausse au lieu de piocher
coach-mistake-drew = Tu as pioché au lieu de prendre dans la défausse
coach-mistake-placed = Tu as posé une carte au mauvais endroit

coach-hint = ### Conseil
coach-hint-best = **{ $action }.**
coach-hint-all-alike = Tout le reste se vaut à peu près.
coach-hint-alike = { $action } : à peu près aussi bien.
coach-hint-more = -# { $count ->
    [one] Une autre possibilité : { $cost }.
   *[other] { $count } autres possibilités, la moins bonne : { $cost }.
}
coach-unit-win = -# Au dernier trou, c’est la chance de gagner la partie qui compte.
coach-unit = -# Points : ce qu’on peut attendre de ce trou, par rapport à la moyenne des autres.
coach-unit-error = -# Points : ce qu’on peut attendre de ce trou, par rapport à la moyenne des autres. Chaque valeur peut s’écarter d’environ { $points }.

coach-review = ### Bilan de { $holes ->
    [one] { $holes } trou
   *[other] { $holes } trous
}
coach-review-line = { $name } a perdu { $lost ->
    [one] { $lost } point
   *[other] { $lost } points
} par tour · chance { $luck } (pioche { $drawn }, donne { $dealt }, reste { $rest })
coach-review-about = -# Perdu : ce que le choix du coach valait de mieux, quand il en est sûr. Chance : ce que les cartes ont apporté. Les points se comptent par rapport à la moyenne des autres.
coach-review-nothing = **Tu n’as rien laissé filer.** Bien joué.
coach-review-most = **Ce qui t’a coûté le plus**
coach-costly-points = **{ $number }. Trou { $hole }, tour { $turn } : { $points ->
    [one] { $points } point perdu
   *[other] { $points } points perdus
}**
coach-costly-win = **{ $number }. Trou { $hole }, tour { $turn } : { $share } de victoires en moins**
coach-costly-played = Joué : { $action }.
coach-costly-best = Mieux : { $action }.
coach-reviewing = Le coach regarde la partie… { $share }
coach-review-failed = Le coach n’a pas pu regarder cette partie. Appuie encore sur **Bilan**.
