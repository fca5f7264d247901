descriptions-seat = Крісло { $number }

# сімка чирви, туз піки
descriptions-card = { $rank } { $suit }
descriptions-card-down = закрита
descriptions-rank-1 = туз
descriptions-rank-2 = двійка
descriptions-rank-3 = трійка
descriptions-rank-4 = четвірка
descriptions-rank-5 = п’ятірка
descriptions-rank-6 = шістка
descriptions-rank-7 = сімка
descriptions-rank-8 = вісімка
descriptions-rank-9 = дев’ятка
descriptions-rank-10 = десятка
descriptions-rank-11 = валет
descriptions-rank-12 = дама
descriptions-rank-13 = король
descriptions-suit-clubs = треф
descriptions-suit-diamonds = бубен
descriptions-suit-hearts = чирв
descriptions-suit-spades = пік
# Коротко, бо за столом може бути дванадцять гравців: 5 закр 6 / Q закр 3
descriptions-down = закрита
descriptions-all-down = усі закриті

descriptions-call-stopped = Кінець без результату
descriptions-call-won = { $names } { $count ->
    [one] перемагає
   *[other] ділять перемогу
}
descriptions-call-hole-over = Лунку закінчено
descriptions-call-opening-many = { $count ->
    [one] { $count } гравець відкриває карти
    [few] { $count } гравці відкривають карти
    [many] { $count } гравців відкривають карти
   *[other] { $count } гравця відкривають карти
}
descriptions-call-opening = { $name } відкриває { $count ->
    [one] { $count } карту
    [few] { $count } карти
    [many] { $count } карт
   *[other] { $count } карти
}
descriptions-call-drew = { $name } тягне карту
descriptions-call-turn = Ходить { $name }
descriptions-call = { $call }.

descriptions-shows = має { $points }
descriptions-hole-points = лунка { $points }
descriptions-total = разом { $points }
descriptions-flag-out = завершує
descriptions-flag-left = поза грою
descriptions-flag-autopilot = автопілот
descriptions-flag-winner = перемога

descriptions-hole = Лунка { $hole } з { $holes }.
descriptions-to-turn-over = Мають відкрити карти: { $names }.
descriptions-last-turn = Останній хід: ще { $count }.
descriptions-discard = Скид: { $card }.
descriptions-stock = Колода: { $count }.
descriptions-moved = Щойно: { $name }, карта { $place }.

descriptions-your-cards = Твої карти: { $cards }.
descriptions-you-show = Поки що маєш { $points }, разом { $total }.
descriptions-you-drew = Прийшла карта: { $card }.
descriptions-your-last-turn = Це твій останній хід.

descriptions-end = { $call } після { $holes } лунок.
descriptions-winning-cards = Переможні карти: { $cards }.
descriptions-best-hole = Найкраща лунка: { $name }, { $points } на лунці { $hole }.
descriptions-motion-discarded = { $name } тягне й одразу скидає: { $card }.
descriptions-motion-drew = { $name } тягне: { $came }; скидає: { $gone }.
descriptions-motion-took = { $name } бере: { $came }; скидає: { $gone }.
descriptions-motion-end = Карти наприкінці: { $cards }. Очки за лунку: { $points }.
descriptions-scorecard = Рахунок після { $scored } з { $holes } лунок.

descriptions-chart-none = { $title }. Ігор іще немає.
descriptions-chart-one = { $title }. 1 гра: { $points }.
descriptions-chart-many = { $title }. Ігор: { $count }, від найстарішої: { $scores }.
descriptions-chart-newest = { $title }. Ігор: { $count }, найновіші { $shown }: { $scores }.
descriptions-chart-average = Середнє { $average }, найкраща { $best }.
