### Nederlands. Aanspreekvorm: je. Toon: kort, vriendelijk, geen vaktaal.
###
### De woorden van het spel:
###   hole           hole (de hole, de holes), zoals op de golfbaan
###   stock          trekstapel
###   discard pile   aflegstapel
###   draw, take     trekken (van de trekstapel), pakken (van de aflegstapel)
###   discard        afleggen
###   place          plek (1 tot en met 6)
###   turn over      omdraaien; een kaart is dicht of open
###   pair           paar. Niet „een paar laten liggen”: dat kan ook „enkele” zijn.
###   column         kolom
###   go out         uitgaan: „is uit”
###   turn, move     beurt, zet
###   last turn      laatste beurt
###   seat           stoel
###   table          tafel
###   host           host, of „wie de tafel opende”
###   computer       computer. De niveaus Rookie, Club en Pro blijven zoals ze zijn.
###   autopilot      autopiloot
###   coach          coach; hint: hint; review: terugblik; replay: herhaling
###   leaderboard    ranglijst
###   shuffle, seal  schudden, zegel
###   jack, queen, king   boer, vrouw, koning (geen heer: op de kaart staat K)

terms-language = Nederlands
terms-ordinal = { $number }e
