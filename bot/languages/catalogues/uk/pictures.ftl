pictures-hole = Лунка { $hole } з { $holes }
pictures-hole-number = Лунка { $hole }

pictures-players = { $count ->
    [one] { $count } гравець
    [few] { $count } гравці
    [many] { $count } гравців
   *[other] { $count } гравця
}
pictures-to-turn-over = відкривають карти
pictures-turns-over = відкриває { $count ->
    [one] { $count } карту
    [few] { $count } карти
    [many] { $count } карт
   *[other] { $count } карти
}
pictures-drew = тягне карту
pictures-to-play = ходить
pictures-last-turns = ОСТАННІЙ ХІД · ще { $count }
pictures-last-turns-short = ОСТАННІЙ · ще { $count }
pictures-hole-won = { $names } { $count ->
    [one] виграє лунку
   *[other] ділять лунку
}
pictures-hole-shared = { $count ->
    [one] { $count } гравець виграє лунку
    [few] { $count } гравці ділять лунку
    [many] { $count } гравців ділять лунку
   *[other] { $count } гравця ділять лунку
}

pictures-flag-winner = ПЕРЕМОГА
pictures-flag-winner-short = № 1
pictures-flag-best = НАЙКРАЩЕ
pictures-flag-best-short = ТОП
pictures-flag-out = ЗАВЕРШУЄ
pictures-flag-out-short = ФІНІШ
pictures-flag-left = ПОЗА ГРОЮ
pictures-flag-left-short = ПОЗА
pictures-flag-autopilot = АВТОПІЛОТ
pictures-flag-autopilot-short = АВТО

pictures-hand-over = Кінець лунки
pictures-hand = Твої карти
pictures-hand-turn = Твій хід
pictures-hand-turn-over = { $count ->
    [one] Відкрий одну
   *[other] Відкрий дві
}
pictures-hand-last-turn = ОСТАННІЙ ХІД

pictures-scorecard = Після лунки { $hole } з { $holes }
pictures-scorecard-final = Підсумок після { $holes } лунок
pictures-fewest-win = перемагає найменший рахунок
pictures-heading-hole = Лунка
pictures-heading-out = 1–9
pictures-heading-in = 10–18
pictures-heading-total = Сума
pictures-heading-behind = Різн.
pictures-heading-place = Місце
pictures-left = поза

pictures-end-game = { $holes ->
    [one] { $holes } лунка
    [few] { $holes } лунки
    [many] { $holes } лунок
   *[other] { $holes } лунки
} · { $rules }
pictures-best-hole = Найкраща лунка: { $name }, { $points } на лунці { $hole }
pictures-quote = «{ $sentence }»

pictures-form = Форма
pictures-no-games = Ігор іще немає
pictures-best = найкраща { $points }
pictures-oldest = найстаріша
pictures-newest = найновіша
pictures-one-game = одна гра
pictures-average = середнє дотепер: { $points }
