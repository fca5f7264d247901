shuffle-good = ### ✅ Donne conforme au sceau
shuffle-good-how = J’ai redistribué la partie à partir de son secret : { $deals ->
    [one] { $deals } trou
   *[other] { $deals } trous
}, les mêmes cartes. { $moves ->
    [one] { $moves } coup vérifié, conforme
   *[other] { $moves } coups vérifiés, tous conformes
} aux règles, et tous les scores en découlent.
shuffle-bad = ### ❌ Donne non conforme au sceau
shuffle-why-seal = Le secret n’est pas celui dont le sceau a été publié.
shuffle-why-seats = Les places ne sont pas dans l’ordre promis.
shuffle-why-deal = Les cartes du trou { $hole } ne sont pas celles du mélange.
shuffle-why-first = Au trou { $hole }, les premières cartes ne sont pas allées à la personne que désignent les règles.
shuffle-why-rebuild = Une pioche reformée au trou { $hole } n’est pas dans l’ordre promis.
shuffle-why-cards = Un coup du trou { $hole } montre une carte que le mélange n’a pas mise là.
shuffle-why-log = Le journal est endommagé, ou un coup y est contraire aux règles.
shuffle-about = **Pour vérifier toi-même.** Le sceau est le SHA-256 du secret. Il a été fixé avant que quelqu’un rejoigne la table ; tu le trouves derrière **Sceau** à l’ouverture de la table, et dans la réponse à **Rejoindre**. Les parts sont venues ensuite. Le fichier est le journal de la partie : la page `docs/verify.html` de ce bot le vérifie.
shuffle-game = **Partie** `{ $game }`
shuffle-secret = **Secret** `{ $secret }`
shuffle-seal = **Sceau** `{ $seal }`
shuffle-parts = **Parts**, dans l’ordre d’arrivée (places comme dans le journal, à partir de 0)
shuffle-part-start = L’appui sur **Démarrer** : `{ $part }`
shuffle-part = { $name }, place { $seat } : `{ $part }`
shuffle-no-log = -# Le journal de la partie n’a pas pu être joint.
