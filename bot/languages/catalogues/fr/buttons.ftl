buttons-direct-messages = Messages privés : { $on ->
    [yes] oui
   *[no] non
}
buttons-pictures = Images : { $on ->
    [yes] oui
   *[no] non
}
buttons-reminders = Rappels : { $on ->
    [yes] oui
   *[no] non
}
buttons-invitations = Invitations : { $on ->
    [yes] oui
   *[no] non
}
buttons-no-role = Ne mentionner personne
buttons-server-settings = Réglages du serveur
buttons-forget = M’oublier
buttons-keep = Tout garder

buttons-join = Rejoindre
buttons-leave = Quitter
buttons-start = Démarrer
buttons-not-now = Plus tard
buttons-learn = Apprendre
buttons-rules = Règles
buttons-seal = Sceau

buttons-more = Plus…
buttons-draw = Piocher
buttons-take = Prendre
buttons-take-card = Prendre { $card }
buttons-discard = Jeter
buttons-discard-card = Jeter { $card }
buttons-think-again = Annuler
buttons-my-cards = Mes cartes
buttons-hint = Conseil
buttons-to-table = À la table
buttons-look-again = Actualiser
buttons-next-hole = Trou suivant

buttons-rematch = Revanche
buttons-play-again = Rejouer
buttons-review = Bilan
buttons-replay = Revoir
buttons-watch = Voir le dernier tour
buttons-check-shuffle = Vérifier le mélange

buttons-bring-down = Ramener la table en bas
buttons-learn-to-play = Apprendre
buttons-ask-leave = Quitter…
buttons-ask-end = Tout arrêter…
buttons-leave-and-close = Quitter et fermer
buttons-leave-and-end = Quitter et tout arrêter
buttons-end = Arrêter la partie
buttons-close-table = Fermer la table
buttons-stay = Rester
buttons-go-on = Continuer

buttons-replay-hole-back = ⏮ Trou
buttons-replay-back = ◀ Retour
buttons-replay-on = Suite ▶
buttons-replay-hole-on = Trou ⏭
buttons-back = Précédent
buttons-next = Suivant
buttons-page = Page { $page }{ $pages ->
    [none] { "" }
   *[other] { " " }sur { $pages }
}

buttons-begin = Commencer
buttons-do-it = Montre-moi
buttons-play-rookie = On joue !
buttons-all-rules = Règles complètes
buttons-once-more = Refaire
