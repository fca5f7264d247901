answers-table-open = { $in_thread ->
    [yes] Ta table est ouverte dans { $thread }.
   *[no] Ta table est ouverte.
} Les autres appuient sur **Rejoindre**. Pas d’adversaire ? Choisis **Ajouter un ordinateur**. Puis appuie sur **Démarrer**.{ $other_holes ->
    [yes] { " " }« { $rules } » se joue en { $offered } trous, donc cette partie en a { $holes }.
   *[no] { "" }
}{ $told }
answers-table-joined = { $joined ->
    [yes] Une table est déjà ouverte dans ce salon : tu y es maintenant.
   *[no] Tu es à la table ouverte de ce salon.
}{ $told }
answers-table-here = Voici la table.
answers-table-posted = La table est maintenant le dernier message.
answers-rematch = Une nouvelle table est ouverte, et tu y as ta place.{ $told }
answers-declined = D’accord. Une autre fois !
answers-stays = Rien ne change.
answers-called = { $asked_count ->
    [0] { "" }
   *[other] { " " }J’ai invité { $asked }.
}{ $lately_count ->
    [0] { "" }
   *[other] { " " }J’avais déjà invité { $lately } il y a peu.
}{ $unwilling_count ->
    [0] { "" }
    [one] { " " }{ $unwilling } ne souhaite pas d’invitations.
   *[other] { " " }{ $unwilling } ne souhaitent pas d’invitations.
}{ $seated_count ->
    [0] { "" }
    [one] { " " }{ $seated } est déjà à la table.
   *[other] { " " }{ $seated } sont déjà à la table.
}
answers-left-table = Tu as quitté la table.
answers-left-game = Tu as quitté la partie. Un ordinateur joue à ta place, mais ne peut pas gagner.
answers-left-last = Tu as quitté la partie. Il ne reste plus assez de monde : elle est terminée.
answers-removed = J’ai retiré { $name } de la partie.{ $going ->
    [yes] { " " }Un ordinateur joue à sa place.
   *[no] { "" }
}
answers-ended = Tu as arrêté la partie.
answers-ended-solo = Tu as arrêté la partie. `/golf solo` en commence une autre.
answers-solo-again = Voici ta partie, là où tu l’as laissée. **Plus…** permet de l’arrêter.
answers-closed-unreadable = Je n’arrivais plus à lire cette partie : je l’ai fermée sans résultat.
answers-put-back-table = Cette partie est revenue à un moment antérieur. Continue sur la table la plus récente, plus bas.
answers-put-back-cards = Cette partie est revenue à un moment antérieur. Voici tes cartes maintenant.
answers-export = Voici tout ce que j’ai enregistré sur toi.

answers-offer-open = { $channel } · { $people } · { $holes } trous, { $started ->
    [yes] en cours
   *[no] pas encore commencée
}
answers-offer-gone = un salon supprimé
answers-offer-more = { $count ->
    [one] { $count } autre
   *[other] { $count } autres
}
answers-offer-finished = { $when } UTC · { $holes } trous · { $game }
