story-shared = Égalité parfaite après { $holes } trous.
story-from-behind = Tout en bas après le trou { $hole }, tout en haut à la fin.
story-in-front = En tête du premier au dernier trou.
story-one-point = Un seul point a fait la différence.
story-two-points = Deux points ont fait la différence.
story-last-hole = Tout s’est joué au dernier trou.
story-clear = { $points } points d’avance sur tout le monde.
story-decider = La carte cachée, { $card }, a coûté { $cost } points et la partie à { $name }.
