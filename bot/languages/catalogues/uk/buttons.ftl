buttons-direct-messages = Повідомлення: { $on ->
    [yes] так
   *[no] ні
}
buttons-pictures = Малюнки: { $on ->
    [yes] так
   *[no] ні
}
buttons-reminders = Нагадування: { $on ->
    [yes] так
   *[no] ні
}
buttons-invitations = Запрошення: { $on ->
    [yes] так
   *[no] ні
}
buttons-no-role = Нікого не кликати
buttons-server-settings = Налаштування сервера
buttons-forget = Забути мене
buttons-keep = Залишити все

buttons-join = Приєднатися
buttons-leave = Вийти
buttons-start = Почати
buttons-not-now = Не зараз
buttons-learn = Навчання
buttons-rules = Правила
buttons-seal = Печатка

buttons-more = Більше…
buttons-draw = Тягнути
buttons-take = Взяти
buttons-take-card = Взяти { $card }
buttons-discard = Скинути
buttons-discard-card = Скинути { $card }
buttons-think-again = Передумати
buttons-my-cards = Мої карти
buttons-hint = Підказка
buttons-to-table = До столу
buttons-look-again = Оновити
buttons-next-hole = Наступна лунка

buttons-rematch = Реванш
buttons-play-again = Зіграти ще
buttons-review = Розбір
buttons-replay = Повтор
buttons-watch = Показати останній хід
buttons-check-shuffle = Перевірити тасування

buttons-bring-down = Перенести стіл униз
buttons-learn-to-play = Навчитися грати
buttons-ask-leave = Вийти…
buttons-ask-end = Завершити гру…
buttons-leave-and-close = Вийти й закрити стіл
buttons-leave-and-end = Вийти й завершити гру
buttons-end = Завершити гру
buttons-close-table = Закрити стіл
buttons-stay = Лишитися
buttons-go-on = Грати далі

buttons-replay-hole-back = ⏮ Лунка
buttons-replay-back = ◀ Назад
buttons-replay-on = Далі ▶
buttons-replay-hole-on = Лунка ⏭
buttons-back = Назад
buttons-next = Далі
buttons-page = Сторінка { $page }{ $pages ->
    [none] { "" }
   *[other] { " " }з { $pages }
}

buttons-begin = Почнімо
buttons-do-it = Хід за мене
buttons-play-rookie = Гра з Rookie
buttons-all-rules = Усі правила
buttons-once-more = Ще раз
