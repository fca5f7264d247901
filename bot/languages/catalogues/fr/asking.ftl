asking-more = ### Plus
asking-not-in-game = Tu ne participes pas à cette partie. Quand elle sera terminée, appuie sur **Revanche**.

asking-leave-table = ### Quitter cette table ?
asking-leave-game = ### Quitter cette partie ?
asking-seat-free = Quelqu’un d’autre pourra prendre ta place.
asking-table-closes = Il n’y a plus que toi : la table ferme.
asking-computer-goes-on = Un ordinateur joue tes cartes jusqu’au bout, et tu ne peux plus gagner. Les trous comptés restent dans tes statistiques.
asking-one-left = Il ne resterait qu’une personne : la partie s’arrête sans résultat.
asking-last-person = Il n’y a plus que toi : la partie s’arrête sans résultat.

asking-end-game = ### Arrêter cette partie ?
asking-solo-ends = Il n’y aura pas de résultat. Les trous comptés restent dans tes statistiques.
asking-close-table = ### Fermer cette table ?
asking-no-game = Aucune partie ne commencera ici.
asking-ends-for-all = Elle s’arrête pour tout le monde, sans résultat.{ $scored ->
    [0] { "" }
    [one] { " " }{ $scored } trou est déjà compté : il reste dans les statistiques.
   *[other] { " " }{ $scored } trous sont déjà comptés : ils restent dans les statistiques.
}
