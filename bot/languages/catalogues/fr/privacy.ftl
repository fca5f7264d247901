privacy-heading = ### Ce qui est enregistré sur toi
privacy-what = Ton identifiant Discord, tes préférences et ta langue, tes parties avec chaque coup, et tes résultats. Aucun nom, aucun message, rien de ce que tu écris.
privacy-how = `/golf export` t’envoie le tout dans un fichier. `/golf forget-me` retire ton identifiant partout : les autres gardent leurs résultats, et plus rien ne t’identifie.
privacy-server = -# Si le bot est retiré d’un serveur, les parties ouvertes s’y arrêtent. Les résultats restent, sauf demande d’oubli.

privacy-forget-heading = ### T’oublier ?
privacy-forget = Tu quittes toutes tes parties. Tes préférences et tes places dans tous les classements disparaissent. Dans les parties terminées, un numéro remplace ton identifiant. **C’est irréversible**, et cela vaut pour tous les serveurs.
privacy-forgotten = Plus rien ici ne t’identifie.{ $games ->
    [0] { "" }
    [one] { " " }Tu as quitté { $games } partie.
   *[other] { " " }Tu as quitté { $games } parties.
}
privacy-kept = Rien ne change.
