story-shared = Na { $holes } holes precies gelijk.
story-from-behind = Laatste na hole { $hole }, eerste aan het eind.
story-in-front = Van de eerste tot de laatste hole aan kop.
story-one-point = Eén enkel punt gaf de doorslag.
story-two-points = Twee punten gaven de doorslag.
story-last-hole = Pas de laatste hole gaf de doorslag.
story-clear = { $points } punten voorsprong op iedereen.
story-decider = De dichte { $card } kostte { $name } { $cost } punten en het spel.
