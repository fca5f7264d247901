preferences-heading = ### Твої налаштування
preferences-direct = **Особисті повідомлення.** Карти приходять до тебе. Якщо ні, натисни **Мої карти** за столом.
preferences-pictures = **Малюнки.** Карти малюнком. Якщо ні, словами, разом з усім столом.
preferences-reminders = **Нагадування.** Згадую тебе, коли минає половина твого часу.
preferences-invitations = **Запрошення.** Інші можуть особисто кликати тебе до столу, щонайбільше раз на годину.
preferences-closed = -# Моє останнє особисте повідомлення не дійшло. Дозволь повідомлення з цього сервера в налаштуваннях приватності Discord; коли гратимеш, спробую ще раз.

preferences-server-heading = ### Налаштування сервера
preferences-server-start = `/golf start` відкриває: **{ $holes ->
    [one] { $holes } лунка
    [few] { $holes } лунки
    [many] { $holes } лунок
   *[other] { $holes } лунки
}**, **{ $rules }**, **{ $clock }**, якщо не вибрати іншого.
preferences-server-look = Столи показано **{ $words ->
    [yes] словами
   *[no] малюнками
}**.

preferences-server-role = { $called ->
    [yes] Коли відкривається стіл, кличу { $role }, щонайбільше раз на годину.
   *[no] Коли відкривається стіл, жодної ролі не кличу. `/golf preferences role:` вибирає роль.
}

preferences-menu-rules = Правила
preferences-menu-holes = Лунки
preferences-menu-clock = Годинник
preferences-menu-language = Мова
preferences-option-source = Як у { $source }
preferences-option-holes = { $count ->
    [one] { $count } лунка
    [few] { $count } лунки
    [many] { $count } лунок
   *[other] { $count } лунки
}
preferences-option-no-clock = Без годинника
preferences-option-discord = Як у моєму Discord
preferences-option-server = Як у налаштуваннях сервера Discord
