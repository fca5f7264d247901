story-shared = Empate perfeito depois de { $holes } buracos.
story-from-behind = Na lanterna depois do buraco { $hole }, na frente no fim.
story-in-front = Na frente do primeiro ao último buraco.
story-one-point = Decidido por um único ponto.
story-two-points = Decidido por dois pontos.
story-last-hole = Só o último buraco decidiu.
story-clear = { $points } pontos à frente de todo mundo.
story-decider = A carta fechada, { $card }, custou { $cost } pontos e a partida a { $name }.
