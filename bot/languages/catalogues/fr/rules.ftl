rules-heading = ### ⛳ Six Card Golf · { $rules }
rules-goal = Sur l’ensemble des trous, le moins de points gagne. À égalité, la victoire est partagée.
rules-cards = **Cartes.** Six par personne, cachées, en deux rangées de trois. On ne regarde pas les cartes cachées, pas même les siennes.
rules-opening-in-turn = **Début.** À tour de rôle, chaque personne retourne deux de ses cartes, au choix.
rules-opening-at-once = **Début.** Tout le monde retourne en même temps deux de ses cartes, au choix.
rules-turn = **Ton tour.** Pioche une carte, ou prends celle du dessus de la défausse. Échange-la contre une de tes six cartes, et jette celle-ci. Une carte piochée peut aussi être jetée tout de suite. Une carte prise dans la défausse doit rester.
rules-end-last-turns = **Fin du trou.** Quand les six cartes de quelqu’un sont visibles, les autres ont **encore un tour**. Puis toutes les cartes sont retournées et comptées.
rules-end-at-once = **Fin du trou.** Quand la dernière carte de quelqu’un est visible, le trou se termine **aussitôt**, même au premier tour de table. Toutes les cartes sont retournées et comptées.
rules-points = **Points.** As (A) 1 · deux −2 · trois à dix leur nombre · valet (J) et dame (Q) 10 · roi (K) 0. Deux cartes identiques dans une colonne comptent **0**, même deux 2. Trèfle, carreau, cœur ou pique, peu importe.
rules-example = **Exemple.** 7 et 7 font une paire : **0**. Roi et 9 : 0 + 9 = **9**. 10 et 2 : 10 − 2 = **8**. En tout : **17**.
rules-example-cards = -# En deux rangées : 7 K 10 / 7 9 2
rules-stock = **Pioche vide.** La défausse, sauf la carte du dessus, devient la nouvelle pioche.
rules-next = **Trou suivant.** La personne à gauche commence.
rules-source = -# D’après { $source }. De { $least } à { $most } personnes.
