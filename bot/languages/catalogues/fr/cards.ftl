cards-heading = ### Tes cartes · trou { $hole } sur { $holes }
cards-line = Tes cartes · { $says }
cards-last-turn = ⏳ **Dernier tour !** { $says }
cards-scored = Ce trou : **{ $points }** · total **{ $total }**
cards-out = Tu as **fini**. Les autres ont encore un tour.
cards-opening = Les autres retournent des cartes. Bientôt à toi.
cards-wait = Points visibles : **{ $points }** · total { $total }. Attends ton tour.
cards-wait-first = Points visibles : **{ $points }**. Attends ton tour.
cards-choose = **Choisis { $count ->
    [one] encore une carte
   *[other] deux cartes
}** à retourner.
cards-drew = Tu as pioché **{ $card }**. Appuie sur la carte à remplacer, ou sur **Jeter**.
cards-taking = Appuie sur la carte à remplacer par **{ $card }**, ou sur **Annuler**.
cards-turn = À toi : **Piocher** une carte ou **Prendre { $card }**.

cards-over = ### La partie est terminée
cards-no-result = Elle s’est arrêtée sans résultat.
cards-won = ### 🏆 Victoire !
cards-shared = ### 🏆 Victoire partagée !
cards-place = ### Tu termines à la { $place } place
cards-total = La partie est terminée. Ton total : **{ $total }**
cards-left = ### Tu as quitté cette partie
cards-left-computer = Un ordinateur joue tes cartes.
cards-parted = Je ne suis plus sur son serveur : elle s’est arrêtée sans résultat.
cards-newer = -# Tes cartes sont dans un message plus récent.
cards-moved = -# Tes messages privés sont désactivés. Appuie sur **Mes cartes** à la table.
