lobby-heading = ### ⛳ Six Card Golf
lobby-closed = Цей стіл закрито до початку гри. `/golf start` відкриває новий.
lobby-terms = { $holes ->
    [one] { $holes } лунка
    [few] { $holes } лунки
    [many] { $holes } лунок
   *[other] { $holes } лунки
} · { $rules } · { $clock }{ $hints ->
    [yes] { " " }· з підказками, поза рейтингом
   *[no] { "" }
}
lobby-host = Запрошує { $host }{ $closes ->
    [none] { "" }
   *[other] { " " }· закриття { $closes }
}
lobby-players = **Гравці { $count }/{ $most }**
lobby-call = 📣 { $called }: **{ $host }** кличе грати. { $people ->
    [yes] Натисни **Приєднатися** або **Не зараз**.
   *[no] Натисни **Приєднатися**.
}

lobby-menu-add = Додати комп’ютер…
lobby-menu = Комп’ютери…
lobby-add = Додати: { $level }
lobby-about-rookie = Розважливий, але дещо недогледить, як усі ми
lobby-about-club = Грає добре, як завсідник
lobby-about-pro = Найсильніший з усіх
lobby-remove = Прибрати останній комп’ютер
lobby-remove-about = Той, що з’явився останнім

lobby-seal = Гра `{ $game }` · Запечатане тасування { $seal }
lobby-sealed-game = Гра `{ $game }`: { $terms }
lobby-sealed-shuffle = Запечатане тасування: `{ $seal }`
lobby-sealed-part = Твій внесок: `{ $part }`
lobby-sealed-no-part = Твій внесок: з’явиться, коли натиснуть **Почати**
lobby-sealed-start = Внесок кнопки **Почати**: `{ $part }`
lobby-sealed-about = Тасування цієї гри запечатано ще до того, як хтось приєднався. Після гри кнопка **Перевірити тасування** покаже, що карти роздано саме так.
lobby-sealed-joined = Ти у грі. Карти з’являться, коли людина, яка відкрила стіл, натисне **Почати**.
lobby-sealed-codes = 🔒 Щоб потім перевірити тасування: ||{ $codes }||
lobby-sealed-keep = Збережи це, і після гри зможеш перевірити тасування.
