scores-heading = ### 🏆 Рейтинг · { $about }
scores-period-all = за весь час
scores-period-year = цього року
scores-period-month = цього місяця
scores-period-week = цього тижня
scores-holes = { $count ->
    [one] { $count } лунка
    [few] { $count } лунки
    [many] { $count } лунок
   *[other] { $count } лунки
}

scores-order-average = Найменше очок за лунку
scores-order-wins = Найбільше перемог
scores-order-games = Найбільше ігор
scores-order-best = Найкраща гра
scores-first-average = -# Порядок: найменше очок за лунку
scores-first-wins = -# Порядок: найбільше перемог
scores-first-games = -# Порядок: найбільше ігор
scores-first-best = -# Порядок: найкраща гра
scores-menu-period = Період
scores-menu-order = Порядок

scores-nobody = У цьому рейтингу ще нікого немає. `/golf start` відкриває стіл.
scores-all-left = Нікого з цього рейтингу на сервері вже немає.
scores-own-place = Твоє місце **{ $place }** з { $count }: { $figures }
scores-own-record = **Твоя власна статистика**, з іграми, які тут не рахуються:
scores-with-computers = З комп’ютерами: { $figures }

scores-average = { $average } за лунку
scores-average-bold = **{ $average }** за лунку
scores-games = { $count ->
    [one] { $count } гра
    [few] { $count } гри
    [many] { $count } ігор
   *[other] { $count } гри
}
scores-finished = { $count ->
    [one] { $count } закінчена гра
    [few] { $count } закінчені гри
    [many] { $count } закінчених ігор
   *[other] { $count } закінченої гри
}
scores-wins = { $count ->
    [one] { $count } перемога
    [few] { $count } перемоги
    [many] { $count } перемог
   *[other] { $count } перемоги
}{ $shared ->
    [0] { "" }
    [one] { " " }({ $shared } спільна)
    [few] { " " }({ $shared } спільні)
    [many] { " " }({ $shared } спільних)
   *[other] { " " }({ $shared } спільної)
}
scores-best = найкраще { $points } за { $holes ->
    [one] { $holes } лунку
    [few] { $holes } лунки
    [many] { $holes } лунок
   *[other] { $holes } лунки
}
scores-best-game = { $points } за { $holes ->
    [one] { $holes } лунку
    [few] { $holes } лунки
    [many] { $holes } лунок
   *[other] { $holes } лунки
}
scores-points = очки: { $points }

scores-what-counts = Тут рахуються закінчені ігри між людьми, без підказок.
scores-command = `/golf scores player:` показує все.
scores-left = { $count ->
    [one] Не показано { $count } людину, якої вже немає на сервері.
    [few] Не показано { $count } людей, яких уже немає на сервері.
    [many] Не показано { $count } людей, яких уже немає на сервері.
   *[other] Не показано { $count } людини, якої вже немає на сервері.
}
scores-ranked = У рейтингу: { $count }.
