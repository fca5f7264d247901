### Français. On tutoie. Ton : court, amical, sans jargon.
###
### Les mots du jeu :
###   hole           trou. Les règles publiées disent aussi « manche » ; « trou » garde l’image du golf (9 ou 18 trous).
###   stock          pioche
###   discard pile   défausse
###   draw, take     piocher (dans la pioche), prendre (dans la défausse)
###   discard        jeter : plus court que « défausser », et tient sur un bouton
###   place          emplacement (1 à 6)
###   turn over      retourner ; face down : cachée ; face up : visible
###   pair, column   paire, colonne
###   go out         finir : « a fini », qui ne s’accorde pas
###   turn, move     tour, coup
###   last turn      dernier tour
###   game           partie
###   seat           place
###   table          table
###   host           la personne qui a ouvert la table
###   computer       ordinateur. Les niveaux Rookie, Club et Pro restent tels quels.
###   autopilot      pilote auto
###   coach          coach ; hint : conseil ; review : bilan ; replay : revoir la partie
###   leaderboard    classement ; record : bilan d’une personne, ses statistiques
###   clock          chrono
###   press          appuyer
###
### Genre : ni « joueur » ni participe accordé pour une personne. « A fini », « a gagné », « la personne suivante », « tout le monde ».
### Les places s’accordent avec « place » : 1re, 2e.
### Typographie : espace fine insécable (U+202F) avant ; ! ? et espace insécable (U+00A0) avant : et dans « ».

terms-language = Français
terms-ordinal = { $kind ->
    [one] { $number }re
   *[other] { $number }e
}
