story-shared = Po { $holes } dołkach zupełny remis.
story-from-behind = Ostatnie miejsce po dołku { $hole }, pierwsze na koniec.
story-in-front = Na prowadzeniu od pierwszego do ostatniego dołka.
story-one-point = Zdecydował jeden punkt.
story-two-points = Zdecydowały dwa punkty.
story-last-hole = Wszystko rozstrzygnął dopiero ostatni dołek.
story-clear = { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
} przewagi nad resztą.
story-decider = Zakryta karta ({ $card }): { $name } traci { $cost ->
    [one] { $cost } punkt
    [few] { $cost } punkty
    [many] { $cost } punktów
   *[other] { $cost } punktu
} i wygraną.
