lobby-heading = ### ⛳ Six Card Golf
lobby-closed = Cette table a fermé avant le début d’une partie. `/golf start` en ouvre une autre.
lobby-terms = { $holes } trous · { $rules } · { $clock }{ $hints ->
    [yes] { " " }· avec conseils, hors classement
   *[no] { "" }
}
lobby-host = Table ouverte par { $host }{ $closes ->
    [none] { "" }
   *[other] { " " }· ferme { $closes }
}
lobby-players = **À table : { $count }/{ $most }**
lobby-call = 📣 { $called } : **{ $host }** propose une partie. { $people ->
    [yes] Appuie sur **Rejoindre** ou **Plus tard**.
   *[no] Appuie sur **Rejoindre**.
}

lobby-menu-add = Ajouter un ordinateur…
lobby-menu = Ordinateurs…
lobby-add = Ajouter { $level }
lobby-about-rookie = Du bon sens, et des distractions comme tout le monde
lobby-about-club = Un bon niveau, régulier
lobby-about-pro = Le plus haut niveau
lobby-remove = Retirer le dernier ordinateur
lobby-remove-about = Celui qui a été ajouté en dernier

lobby-seal = Partie `{ $game }` · Mélange scellé { $seal }
lobby-sealed-game = Partie `{ $game }` : { $terms }
lobby-sealed-shuffle = Mélange scellé : `{ $seal }`
lobby-sealed-part = Ta part : `{ $part }`
lobby-sealed-no-part = Ta part : elle arrive quand on appuie sur **Démarrer**
lobby-sealed-start = La part de **Démarrer** : `{ $part }`
lobby-sealed-about = Le mélange de cette partie a été scellé avant que quelqu’un la rejoigne. Quand elle sera terminée, **Vérifier le mélange** montrera que les cartes ont bien été données ainsi.
lobby-sealed-joined = C’est bon, tu joues. Les cartes arrivent quand la personne qui a ouvert la table appuie sur **Démarrer**.
lobby-sealed-keep = Garde ceci, et tu pourras vérifier le mélange quand la partie sera terminée.
lobby-sealed-codes = 🔒 Pour vérifier le mélange plus tard : ||{ $codes }||
