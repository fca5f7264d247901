story-shared = Після { $holes } лунок цілковита нічия.
story-from-behind = Останнє місце після лунки { $hole }, перше — наприкінці.
story-in-front = Попереду від першої лунки до останньої.
story-one-point = Усе вирішило одне очко.
story-two-points = Усе вирішили два очки.
story-last-hole = Усе вирішила аж остання лунка.
story-clear = { $points ->
    [one] { $points } очко
    [few] { $points } очки
    [many] { $points } очок
   *[other] { $points } очка
} переваги над усіма.
story-decider = Закрита карта ({ $card }): { $name } втрачає { $cost ->
    [one] { $cost } очко
    [few] { $cost } очки
    [many] { $cost } очок
   *[other] { $cost } очка
} і перемогу.
