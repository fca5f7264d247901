### Svenska. Tilltal: du. Ton: kort, vänlig, utan fackspråk.
###
### Spelets ord:
###   hole           hål (ett hål, flera hål)
###   stock          talong
###   discard pile   slänghög
###   draw, take     dra (ur talongen), ta (från slänghögen)
###   discard        slänga
###   place          plats (1 till 6)
###   turn over      vända upp; ett kort är dolt eller uppvänt
###   pair           par: ”ett par i nior”
###   column         kolumn
###   go out         gå ut: ”är ute”
###   turn, move     tur, drag
###   last turn      sista turen
###   seat           stol
###   table          bord
###   host           värd
###   computer       dator. Nivåerna Rookie, Club och Pro heter så på alla språk.
###   autopilot      autopilot
###   coach          coach; hint: tips; review: genomgång; replay: repris
###   leaderboard    topplista
###   shuffle, seal  blandning, sigill
###   jack, queen, king, ace   knekt, dam, kung, ess

terms-language = Svenska
# 1:a, 2:a, 3:e, 11:e, 21:a
terms-ordinal = { $kind ->
    [one] { $number }:a
   *[other] { $number }:e
}
