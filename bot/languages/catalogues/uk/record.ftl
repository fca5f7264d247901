record-none = Жодна гра цього гравця тут іще не закінчилася.
record-best = Найкраща гра: { $game }
record-game = { $when } · { $holes ->
    [one] { $holes } лунка
    [few] { $holes } лунки
    [many] { $holes } лунок
   *[other] { $holes } лунки
}, { $rules } · очки: { $points }, { $outcome }
record-left = вихід із гри
record-ended = кінець після { $holes ->
    [one] { $holes } лунки
   *[other] { $holes } лунок
}
record-won = перемога
record-shared = спільна перемога
record-place = місце { $place } з { $players }

record-cost-most = **Що коштує тобі найбільше** { $count ->
    [one] в останній грі
    [few] в останніх { $count } іграх
    [many] в останніх { $count } іграх
   *[other] в останніх { $count } іграх
}
record-nothing = - Тренерові нема до чого придертися
record-looking = -# Тренер переглядає { $count ->
    [one] { $count } твою гру
    [few] { $count } твої гри
    [many] { $count } твоїх ігор
   *[other] { $count } твоєї гри
}: спитай іще раз за хвилину.
record-looking-more = -# Тренер переглядає ще { $count ->
    [one] { $count } твою гру
    [few] { $count } твої гри
    [many] { $count } твоїх ігор
   *[other] { $count } твоєї гри
}: спитай іще раз за хвилину.

record-form = { $name }: очки за лунку
record-fewer = Що менше, то краще.
