refusals-not-started = Ця гра ще не почалася.
refusals-started = Ця гра вже почалася.
refusals-started-wait = Ця гра вже почалася. Дочекайся кінця й натисни **Реванш**.
refusals-closed = Цей стіл закрито. `/golf start` відкриває новий.
refusals-over = Ця гра вже закінчилася.
refusals-not-over = Ця гра ще не закінчилася.
refusals-unknown-game = Цієї гри я вже не знаю. `/golf start` відкриває нову.
refusals-no-game-here = У цьому каналі немає гри. `/golf start` відкриває нову.
refusals-no-such-game = Такої гри на цьому сервері немає.
refusals-unreadable = Цю гру більше не вдається прочитати. Модератори можуть закрити її командою `/golf end`.
refusals-busy = У цій грі зараз дуже жваво. Спробуй іще раз.
refusals-channel-taken = У цьому каналі триває гра. Вибери інший канал, `/golf start` з `thread:` або `/golf solo`.
refusals-other-terms = За відкритим столом у цьому каналі інші умови: { $terms }. Натисни там **Приєднатися** або вибери інший канал чи гілку.

refusals-not-in-game = Тебе немає в цій грі. { $going ->
    [yes] Коли вона закінчиться, натисни **Реванш**, щоб відкрити наступну.
   *[no] Натисни **Реванш** або введи `/golf start`, щоб відкрити наступну.
}
refusals-not-in-this-game = Тебе немає в цій грі.
refusals-not-joined = Тебе немає в цій грі.
refusals-target-not-joined = Цієї людини немає у грі.
refusals-target-not-in-game = Цієї людини немає у грі.
refusals-join-first = Спершу приєднайся, тоді зможеш додати або прибрати комп’ютер.
refusals-host-starts = Цей стіл відкриває { $host }, і гру починає теж { $host }.
refusals-only-host-removes = Прибрати гравця може лише людина, яка відкрила стіл, або модератори.
refusals-remove-later = Прибрати можна тих, у кого скінчився час. Якщо годинника немає, звернися до модераторів.
refusals-hole-scored = Завершувати запізно: одну лунку вже зараховано. Звернися до модераторів або вийди.
refusals-end-later = Зараз її може завершити лише людина, яка відкрила стіл, або модератори. Можеш вийти або завершити її після години тиші.
refusals-only-players-end = Завершити цю гру можуть лише її гравці й модератори.
refusals-only-players-move = Перенести цей стіл можуть лише його гравці й модератори.
refusals-manage-server = Це для людей із дозволом **Керування сервером**.

refusals-unknown-rules = Таких правил я не знаю.
refusals-holes = { $rules }: лунок буває { $holes }.
refusals-mentions = Назви людей згадками, наприклад @Оля @Тарас.
refusals-too-many-called = Покликати можна щонайбільше { $count ->
    [one] { $count } людину
    [few] { $count } людини
    [many] { $count } людей
   *[other] { $count } людини
}.
refusals-called-not-here = Когось із цих людей немає на цьому сервері.
refusals-challenge-self = Себе на гру викликати не можна. `/golf solo` — це гра проти комп’ютера.
refusals-challenge-bot = Боти не грають у гольф. `/golf solo` — це гра проти комп’ютера.
refusals-no-threads-here = Власну гілку гра дістає лише з текстового каналу.
refusals-everyone = Покликати всіх не можна. Вибери роль, яку кожен може взяти собі.
refusals-full = За столом немає вільних місць (усього { $seats }).
refusals-too-few = Для гри потрібні двоє. Почекай на когось або додай комп’ютер.
refusals-no-computer = За цим столом немає комп’ютера.
refusals-unknown-computer = Такого комп’ютера я не знаю.
refusals-not-posted = Стіл не відкрито, бо мені не можна його тут показати. { $count ->
    [0] Хто може редагувати канал, дозволить це в його налаштуваннях, у розділі «Дозволи».
   *[other] У цьому каналі мені бракує: { $permissions }. Хто може редагувати канал, надасть це в його налаштуваннях, у розділі «Дозволи».
}{ $hidden ->
    [yes] { " " }Якщо це приватна гілка, згадай мене в ній: так мене буде додано.
   *[no] { "" }
}
refusals-permissions = У цьому каналі мені бракує { $count ->
    [one] дозволу
   *[other] дозволів
}: { $permissions }. Хто може редагувати канал, надасть це в його налаштуваннях, у розділі «Дозволи».

refusals-hole-over = Цю лунку закінчено. Натисни **Наступна лунка**.
refusals-not-your-turn = Зараз не твій хід: { $count ->
    [one] ходить
   *[other] ходять
} { $names }.
refusals-played = Ця кнопка застаріла: той хід уже зроблено.
refusals-other-channel = Ця кнопка належить до гри в іншому каналі.
refusals-other-person = Та кнопка належить до чужої гри.
refusals-other-version = Ця кнопка з іншої версії бота.
refusals-other-version-command = Ця кнопка з іншої версії бота. Введи команду ще раз.
refusals-old-scores = Цей рейтинг з іншої версії бота. Введи `/golf scores`.
refusals-not-called = До цього столу тебе ніхто не кликав. Якщо хочеш, натисни **Приєднатися**.
refusals-no-hints = У цій грі немає підказок.
refusals-shuffle-later = Тасування можна перевірити, коли гра закінчиться.
refusals-review-unfinished = Розбір є лише в закінчених ігор.
refusals-replay-unfinished = Повтор є лише в закінчених ігор.
refusals-no-such-turn = Такого ходу в цій грі немає. Натисни **Повтор** іще раз.
refusals-nothing-to-review = На цьому сервері в тебе ще немає закінченої гри.

refusals-rule-opened = Твої дві карти вже відкриті. Тепер відкривають інші.
refusals-rule-turn = Зараз не твій хід.
refusals-rule-face-up = Ця карта вже відкрита.
refusals-rule-turn-up = Карти відкривають лише перед першим ходом.
refusals-rule-stock = Колода порожня. Можна **Взяти** верхню карту скиду.
refusals-rule-hole = Ця лунка ще не закінчилася.
refusals-rule-opening = Спершу відкрий закриті карти: кожен починає з { $cards } відкритими.
refusals-rule-draw = Спершу треба **Тягнути** карту або **Взяти** верхню зі скиду.
refusals-rule-place = Карту вже витягнуто. Натисни ту, яку вона замінить, або **Скинути**.
refusals-rule-next = Лунку закінчено. Скоро буде наступна.
refusals-rule-over = Гру закінчено.

refusals-not-running = Ця частина бота зараз вимкнена. Спробуй іще раз за хвилину.
refusals-needs-server = Це працює лише в каналі сервера. Тут можна ввести `/golf solo`, `/golf learn`, `/golf rules`, `/golf preferences`, `/golf privacy`, `/golf export` і `/golf forget-me`.
refusals-discord-away = Discord мені не відповідає. Спробуй іще раз за мить.
refusals-command-changed = Ця команда змінилася, а твій Discord ще про це не знає. Спробуй за хвилину або перезапусти Discord.
refusals-option = Не розумію одного з цих параметрів. Вибери зі списку Discord.
refusals-command = Тут тобі не можна вводити цю команду.
refusals-fault = Щось пішло не так (ref { $reference }). Спробуй іще раз. `/golf table` знову покаже гру.
