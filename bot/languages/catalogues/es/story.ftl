story-shared = Empate perfecto tras { $holes } hoyos.
story-from-behind = En la cola tras el hoyo { $hole }, en cabeza al final.
story-in-front = En cabeza del primer hoyo al último.
story-one-point = Lo decidió un solo punto.
story-two-points = Lo decidieron dos puntos.
story-last-hole = Hizo falta el último hoyo para decidirlo.
story-clear = { $points } puntos por delante de todo el mundo.
story-decider = La carta tapada, { $card }, le costó a { $name } { $cost } puntos y la partida.
