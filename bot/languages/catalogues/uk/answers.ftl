answers-table-open = { $in_thread ->
    [yes] Твій стіл відкрито: { $thread }.
   *[no] Твій стіл відкрито.
} Інші натискають **Приєднатися**. Нікого немає? Вибери **Додати комп’ютер**. Потім натисни **Почати**.{ $other_holes ->
    [yes] { " " }{ $rules }: лунок буває { $offered }, тож у цій грі їх { $holes }.
   *[no] { "" }
}{ $told }
answers-table-joined = { $joined ->
    [yes] У цьому каналі вже є відкритий стіл: тепер ти за ним.
   *[no] Ти за відкритим столом цього каналу.
}{ $told }
answers-table-here = Ось стіл.
answers-table-posted = Тепер стіл — найновіше повідомлення.
answers-rematch = Новий стіл відкрито, і ти за ним.{ $told }
answers-declined = Гаразд. Іншим разом!
answers-stays = Усе лишається як є.
answers-called = { $asked_count ->
    [0] { "" }
   *[other] { " " }Запрошення надіслано: { $asked }.
}{ $lately_count ->
    [0] { "" }
   *[other] { " " }Запрошення вже надіслано нещодавно: { $lately }.
}{ $unwilling_count ->
    [0] { "" }
    [one] { " " }{ $unwilling } не приймає запрошень.
   *[other] { " " }{ $unwilling } не приймають запрошень.
}{ $seated_count ->
    [0] { "" }
    [one] { " " }{ $seated } вже за столом.
   *[other] { " " }{ $seated } вже за столом.
}
answers-left-table = Ти йдеш від столу.
answers-left-game = Ти виходиш із гри. Комп’ютер дограє твої карти, але перемогти не може.
answers-left-last = Ти виходиш із гри. Лишилося замало людей, тож гру закінчено.
answers-removed = { $name } більше не у грі.{ $going ->
    [yes] { " " }Далі грає комп’ютер.
   *[no] { "" }
}
answers-ended = Гру завершено.
answers-ended-solo = Гру завершено. `/golf solo` починає нову.
answers-solo-again = Це твоя гра, на тому самому місці. **Більше…** завершує її.
answers-closed-unreadable = Цю гру більше не вдається прочитати, тож її закрито без результату.
answers-put-back-table = Ця гра повернулася до попереднього моменту. Грай далі за найновішим столом нижче.
answers-put-back-cards = Ця гра повернулася до попереднього моменту. Ось твої карти зараз.
answers-export = Це все, що про тебе зберігається.

answers-offer-open = { $channel } · { $people } · лунок: { $holes }, { $started ->
    [yes] триває
   *[no] ще не почато
}
answers-offer-gone = канал, якого вже немає
answers-offer-more = ще { $count }
answers-offer-finished = { $when } UTC · лунок: { $holes } · { $game }
