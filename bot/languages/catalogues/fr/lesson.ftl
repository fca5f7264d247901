lesson-heading = ### Apprendre le golf · { $page } sur { $pages } · { $title }
lesson-done = ### Apprendre le golf · c’est tout, en { $count ->
    [one] { $count } étape
   *[other] { $count } étapes
}
# À la troisième personne, parce que « prend » et « pioche » suivent.
lesson-you = Ta main
lesson-press = Appuie sur **{ $button }**.
lesson-press-so = appuie sur **{ $button }**
lesson-wrong = Dans une vraie partie, c’est permis. Ici, { $press }.
lesson-wrong-any = Tu peux retourner les deux que tu veux. Pour cette leçon, { $press }.

lesson-cards = Six cartes
lesson-cards-1 = Tu joues contre **Rookie**, un ordinateur. Le moins de points gagne.
lesson-cards-2 = Tes six cartes sont cachées. Personne ne les regarde, même pas toi.
lesson-cards-3 = Deux cartes l’une au-dessus de l’autre forment une **colonne** : 1 et 4, 2 et 5, 3 et 6.

lesson-over = Retournes-en deux
lesson-over-1 = Chaque trou commence ainsi : tu retournes les deux cartes que tu veux.
lesson-second-1 = Un **8** compte 8 points. Encore une carte.

lesson-turn = À toi de jouer
lesson-turn-1 = Un 8 et un 9 : 17 points visibles. Regarde la défausse : un **8** !
lesson-turn-2 = Deux cartes identiques dans une colonne font une **paire**. Une paire compte **0**.
lesson-turn-drawing = Une carte piochée peut être n’importe quoi. Le 8 de la défausse est sûr, alors { $press }.

lesson-pair = Une paire
lesson-pair-1 = Ton 8 est à l’emplacement 1. L’emplacement **4** est juste en dessous, dans la même colonne.
lesson-pair-elsewhere = Là, le 8 ne fait pas de paire. Il doit être sous ton autre 8, alors { $press }.
lesson-pair-same = Un 8 contre un 8, cela ne change rien. Le deuxième 8 va sous le premier, alors { $press }.
lesson-pair-back = Tu peux changer d’avis. Mais ce 8 en vaut la peine, alors { $press }.

lesson-zero = Une paire compte 0
lesson-zero-1 = Ta première colonne compte maintenant **0**. Et un valet caché est parti : 10 points de moins !
lesson-zero-2 = Rookie a fait une paire de sept. Sur la défausse, il y a une dame : 10 points.
lesson-zero-taking = Une dame coûte 10 points. Une carte de la pioche sera presque toujours meilleure, alors { $press }.

lesson-two = Un deux
lesson-two-1 = Tu as pioché un **2**. Il compte **−2** : c’est la meilleure carte.
lesson-two-2 = Pose-le sur une carte cachée. Elle coûte environ 5 points.
lesson-two-away = Ne jette jamais un 2 : c’est la meilleure carte. Alors { $press }.
lesson-two-pair = Cela casserait ta paire. Une carte cachée, c’est mieux, alors { $press }.
lesson-two-nine = C’est bien aussi : 9 points de moins. Mais une autre carte viendra pour ce 9, alors { $press }.
lesson-two-elsewhere = N’importe quelle carte cachée irait. Pour cette leçon, { $press }.

lesson-next = Ton tour suivant
lesson-luck-1 = Un 4 caché est parti sur la défausse, et Rookie l’a pris. C’est le hasard.
lesson-luck-2 = Maintenant, ta plus mauvaise carte est le 9 de l’emplacement 2.
lesson-luck-taking = Un 7 n’économiserait que deux points. Tente ta chance, alors { $press }.

lesson-king = Un roi
lesson-king-1 = Tu as pioché un **roi**. Il compte **0**. C’est à la place de ton **9** qu’il économise le plus.
lesson-king-away = Un roi ne coûte rien : garde-le. Alors { $press }.
lesson-king-two = Ton 2 vaut mieux qu’un roi : garde-le. Alors { $press }.
lesson-king-elsewhere = Ton 9 coûte plus que cet emplacement, alors { $press }.

lesson-minus-1 = Tu en es à −2. Rookie en est à 7, et a jeté une dame.
lesson-minus-taking = La dame coûte 10 points, alors { $press }.

lesson-neighbour = Pense aux autres
lesson-neighbour-1 = Tu as pioché un **4**. Tu pourrais le jeter. Mais regarde le **4** de Rookie à l’emplacement 2. Rookie prendrait le tien, ferait une paire et économiserait 7 points.
lesson-neighbour-2 = Garde-le. Un 4 vaut un peu mieux qu’une carte que personne ne connaît.
lesson-neighbour-away = Alors Rookie prend ton 4 et a une deuxième paire. Garde-le plutôt : { $press }.
lesson-neighbour-other = C’est aussi bien. Pour cette leçon, { $press }.
lesson-neighbour-elsewhere = Tes cartes, là, valent mieux qu’un 4, alors { $press }.

lesson-out = Finir
lesson-out-1 = Il te reste une carte cachée. Quand les six sont visibles, tu as **fini**.
lesson-out-2 = Ensuite, les autres ont **encore un tour**, et le trou est compté.
lesson-out-taking = Un 10 coûte 10 points, alors { $press }.

lesson-ace-1 = Tu as pioché un **as** : 1 point. Tu mènes, alors finis avec lui.
lesson-ace-away = Un as ne coûte presque rien, et tu mènes. N’attends pas Rookie : { $press }.
lesson-ace-elsewhere = Il faut finir maintenant. La dernière carte cachée est à l’emplacement 6, alors { $press }.

lesson-end-1 = C’est fini ! Ta dernière carte était un 2 : personne ne pouvait le savoir. Rookie l’a pris, et son dernier tour est passé.
lesson-end-2 = **Tu gagnes le trou, 3 à 6.** Colonne par colonne : 8 et 8 font **0**, roi et 4 font **4**, 2 et as font **−1**.
lesson-end-3 = Une partie a plusieurs trous. Le total le plus bas gagne.
