refusals-not-started = Cette partie n’a pas encore commencé.
refusals-started = Cette partie a déjà commencé.
refusals-started-wait = Cette partie a commencé. Attends la fin, puis appuie sur **Revanche**.
refusals-closed = Cette table est fermée. `/golf start` en ouvre une nouvelle.
refusals-over = Cette partie est terminée.
refusals-not-over = Cette partie n’est pas encore terminée.
refusals-unknown-game = Je ne connais plus cette partie. `/golf start` en ouvre une nouvelle.
refusals-no-game-here = Il n’y a pas de partie dans ce salon. `/golf start` en ouvre une.
refusals-no-such-game = Cette partie n’existe pas sur ce serveur.
refusals-unreadable = Je n’arrive plus à lire cette partie. La modération peut la fermer avec `/golf end`.
refusals-busy = Il y a beaucoup d’activité dans cette partie. Réessaie, s’il te plaît.
refusals-channel-taken = Une partie est en cours dans ce salon. Utilise un autre salon, `/golf start` avec `thread:`, ou `/golf solo`.
refusals-other-terms = La table ouverte dans ce salon a d’autres réglages : { $terms }. Appuie là-bas sur **Rejoindre**, ou utilise un autre salon ou un fil.

refusals-not-in-game = Tu ne participes pas à cette partie. { $going ->
    [yes] Quand elle sera terminée, appuie sur **Revanche** pour ouvrir la suivante.
   *[no] Appuie sur **Revanche**, ou utilise `/golf start`, pour ouvrir la suivante.
}
refusals-not-in-this-game = Tu ne participes pas à cette partie.
refusals-not-joined = Tu n’as pas rejoint cette partie.
refusals-target-not-joined = Cette personne n’a pas rejoint cette partie.
refusals-target-not-in-game = Cette personne ne participe pas à cette partie.
refusals-join-first = Rejoins d’abord la table, ensuite tu pourras ajouter ou retirer un ordinateur.
refusals-host-starts = C’est à { $host }, qui a ouvert cette table, de démarrer la partie.
refusals-only-host-removes = Seules la modération et la personne qui a ouvert la table peuvent retirer quelqu’un.
refusals-remove-later = Tu peux retirer quelqu’un dont le temps est écoulé. Sans chrono, demande à la modération.
refusals-hole-scored = Trop tard pour arrêter : un trou est déjà compté. Demande à la modération, ou quitte la partie.
refusals-end-later = Pour l’instant, seules la modération et la personne qui a ouvert la table peuvent arrêter la partie. Tu peux la quitter, ou l’arrêter après une heure d’inactivité.
refusals-only-players-end = Seules la modération et les personnes qui y jouent peuvent arrêter cette partie.
refusals-only-players-move = Seules la modération et les personnes qui y jouent peuvent déplacer cette table.
refusals-manage-server = Il faut la permission **Gérer le serveur**.

refusals-unknown-rules = Je ne connais pas ces règles.
refusals-holes = « { $rules } » se joue en { $holes } trous.
refusals-mentions = Désigne les gens en les mentionnant, par exemple @Ann @Bob.
refusals-too-many-called = Tu peux inviter { $count } personnes au plus.
refusals-called-not-here = Une de ces personnes n’est pas sur ce serveur.
refusals-challenge-self = Tu ne peux pas te défier toi-même. Pour jouer contre un ordinateur, utilise `/golf solo`.
refusals-challenge-bot = Les bots ne jouent pas au golf. Pour jouer contre un ordinateur, utilise `/golf solo`.
refusals-no-threads-here = Une partie ne peut avoir son propre fil que dans un salon textuel.
refusals-everyone = On ne peut pas mentionner tout le monde. Choisis un rôle que les gens peuvent prendre eux-mêmes.
refusals-full = La table est pleine : { $seats } places.
refusals-too-few = Il faut être deux pour jouer. Attends quelqu’un, ou ajoute un ordinateur.
refusals-no-computer = Il n’y a pas d’ordinateur à cette table.
refusals-unknown-computer = Je ne connais pas ce genre d’ordinateur.
refusals-not-posted = Aucune table n’a été ouverte, car je n’ai pas le droit de la publier. { $count ->
    [0] Quelqu’un qui peut modifier le salon peut y remédier dans ses paramètres, sous Permissions.
   *[other] Dans ce salon, il me manque { $permissions }. Quelqu’un qui peut modifier le salon peut y remédier dans ses paramètres, sous Permissions.
}{ $hidden ->
    [yes] { " " }Si c’est un fil privé, mentionne-moi dedans : cela m’y ajoute.
   *[no] { "" }
}
refusals-permissions = Dans ce salon, il me manque { $count ->
    [one] la permission
   *[other] les permissions
} { $permissions }. Quelqu’un qui peut modifier le salon peut y remédier dans ses paramètres, sous Permissions.

refusals-hole-over = Ce trou est terminé. Appuie sur **Trou suivant**.
refusals-not-your-turn = Ce n’est pas ton tour : c’est à { $names } de jouer.
refusals-played = Ce bouton est ancien : ce tour est déjà joué.
refusals-other-channel = Ce bouton appartient à une partie d’un autre salon.
refusals-other-person = Ce bouton appartient à la partie de quelqu’un d’autre.
refusals-other-version = Ce bouton vient d’une autre version de ce bot.
refusals-other-version-command = Ce bouton vient d’une autre version de ce bot. Utilise de nouveau la commande.
refusals-old-scores = Ce classement vient d’une autre version de ce bot. Utilise `/golf scores`.
refusals-not-called = Tu n’as pas reçu d’invitation à cette table. Appuie sur **Rejoindre** si tu veux.
refusals-no-hints = Cette partie est sans conseils.
refusals-shuffle-later = Tu pourras vérifier le mélange quand la partie sera terminée.
refusals-review-unfinished = Seules les parties terminées ont un bilan.
refusals-replay-unfinished = Seules les parties terminées peuvent être revues.
refusals-no-such-turn = Ce tour n’existe pas dans cette partie. Appuie encore sur **Revoir**.
refusals-nothing-to-review = Tu n’as pas encore de partie terminée sur ce serveur.

refusals-rule-opened = Tes deux cartes sont retournées. Aux autres maintenant.
refusals-rule-turn = Ce n’est pas ton tour.
refusals-rule-face-up = Cette carte est déjà visible.
refusals-rule-turn-up = On ne retourne des cartes qu’avant le premier tour.
refusals-rule-stock = La pioche est vide. Appuie sur **Prendre** pour avoir la carte du dessus de la défausse.
refusals-rule-hole = Ce trou n’est pas encore terminé.
refusals-rule-opening = Retourne d’abord des cartes cachées : tout le monde commence avec { $cards } cartes visibles.
refusals-rule-draw = Il faut d’abord **Piocher** une carte, ou **Prendre** celle de la défausse.
refusals-rule-place = Tu as une carte piochée en main. Appuie sur la carte à remplacer, ou sur **Jeter**.
refusals-rule-next = Le trou est terminé. Le suivant arrive bientôt.
refusals-rule-over = La partie est terminée.

refusals-not-running = Cette fonction du bot est arrêtée en ce moment. Réessaie dans une minute.
refusals-needs-server = Cela ne marche que dans un salon de serveur. Ici, tu peux utiliser `/golf solo`, `/golf learn`, `/golf rules`, `/golf preferences`, `/golf privacy`, `/golf export` et `/golf forget-me`.
refusals-discord-away = Discord ne me répond pas. Réessaie dans un instant.
refusals-command-changed = Cette commande a changé depuis que ton Discord l’a vue. Réessaie dans une minute, ou redémarre Discord.
refusals-option = Je ne comprends pas une de ces options. Choisis dans la liste de Discord.
refusals-command = Tu ne peux pas utiliser cette commande ici.
refusals-fault = Quelque chose s’est mal passé (réf. { $reference }). Réessaie, s’il te plaît. `/golf table` réaffiche la partie.
