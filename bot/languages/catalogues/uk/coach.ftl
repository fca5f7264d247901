# У родовому: пара дев’яток
coach-ranks-1 = тузів
coach-ranks-2 = двійок
coach-ranks-3 = трійок
coach-ranks-4 = четвірок
coach-ranks-5 = п’ятірок
coach-ranks-6 = шісток
coach-ranks-7 = сімок
coach-ranks-8 = вісімок
coach-ranks-9 = дев’яток
coach-ranks-10 = десяток
coach-ranks-11 = валетів
coach-ranks-12 = дам
coach-ranks-13 = королів

coach-turn-over = Відкрити карту { $place }
coach-draw = Тягнути карту
coach-take-down = Взяти { $card } замість закритої карти { $place }
coach-take-own = Взяти { $card } замість своєї карти { $place } ({ $gone })
coach-take-other = Взяти { $card } замість карти { $place } ({ $gone })
coach-swap-down = Замінити закриту карту { $place } на { $card }
coach-swap-own = Замінити свою карту { $place } ({ $gone }) на { $card }
coach-swap-other = Замінити карту { $place } ({ $gone }) на { $card }
coach-discard = Скинути { $card }
coach-next-hole = Перейти до наступної лунки

coach-cost-win = виграє { $share } ігор замість { $best }
# З десятковим дробом: 2,5 очка
coach-cost-points = гірше на { $points } очка
coach-option = { $action }: { $cost }.

coach-why-pair = Це складає пару { $ranks } і заощаджує { $points ->
    [one] { $points } очко
    [few] { $points } очки
    [many] { $points } очок
   *[other] { $points } очка
}.
coach-why-breaks-pair = Це розбиває пару { $ranks } і коштує { $points ->
    [one] { $points } очко
    [few] { $points } очки
    [many] { $points } очок
   *[other] { $points } очка
}.
coach-why-needed = Це лишає наступному гравцеві потрібну карту: { $rank }.
coach-why-behind = Це завершує лунку з відставанням приблизно на { $points ->
    [one] { $points } очко
    [few] { $points } очки
    [many] { $points } очок
   *[other] { $points } очка
}.
coach-why-ends = Це завершує лунку з перевагою приблизно на { $points ->
    [one] { $points } очко
    [few] { $points } очки
    [many] { $points } очок
   *[other] { $points } очка
}.
coach-why-gone = З решти { $ranks } вже відкрито { $count }.
coach-why-hurry = Це відкриває карту, а комусь іншому до завершення бракує лише однієї.
coach-why-saves = Це одразу заощаджує на { $points ->
    [one] { $points } очко
    [few] { $points } очки
    [many] { $points } очок
   *[other] { $points } очка
} більше.

coach-lesson = { $mistake }: { $times ->
    [one] { $times } раз
    [few] { $times } рази
    [many] { $times } разів
   *[other] { $times } раза
}, { $points } очка
coach-mistake-opened = На початку відкриваєш гірші карти
coach-mistake-missed-pair = Пропускаєш пару
coach-mistake-broke-pair = Розбиваєш пару
coach-mistake-took-high = Береш або тримаєш високі карти заради пар, які не складаються
coach-mistake-passed-low = Пропускаєш низькі карти
coach-mistake-fed = Лишаєш наступному гравцеві потрібну йому карту
coach-mistake-ended-early = Завершуєш надто рано
coach-mistake-ended-late = Не завершуєш, коли вже час
coach-mistake-turned-early = Відкриваєш нову карту, хоча краще замінити відкриту
coach-mistake-turned-late = Лишаєш закриту карту, яку краще відкрити
coach-mistake-took = Береш зі скиду, хоча краще тягнути
coach-mistake-drew = Тягнеш, хоча краще взяти зі скиду
coach-mistake-placed = Кладеш карту не на те місце

coach-hint = ### Підказка
coach-hint-best = **{ $action }.**
coach-hint-all-alike = Усе інше майже так само добре.
coach-hint-alike = { $action }: майже так само добре.
coach-hint-more = -# { $count ->
    [one] Ще { $count } варіант: { $cost }.
    [few] Ще { $count } варіанти, у найгіршому разі: { $cost }.
    [many] Ще { $count } варіантів, у найгіршому разі: { $cost }.
   *[other] Ще { $count } варіанта, у найгіршому разі: { $cost }.
}
coach-unit-win = -# На останній лунці важить імовірність виграти гру.
coach-unit = -# Очки: чого чекати від цієї лунки порівняно із середнім інших.
coach-unit-error = -# Очки: чого чекати від цієї лунки порівняно із середнім інших. Кожне число може хибити приблизно на { $points }.

coach-review = ### Розбір: { $holes ->
    [one] { $holes } лунка
    [few] { $holes } лунки
    [many] { $holes } лунок
   *[other] { $holes } лунки
}
coach-review-line = { $name }: втрачено { $lost } очка за хід · удача { $luck } (з колоди { $drawn }, роздача { $dealt }, решта { $rest })
coach-review-about = -# Втрачено: наскільки кращим був вибір тренера, якщо тренер певен. Удача: що дали карти. Очки рахуються відносно середнього в інших.
coach-review-nothing = **Нічого не віддано задарма.** Добра гра.
coach-review-most = **Що коштує тобі найбільше**
coach-costly-points = **{ $number }. Лунка { $hole }, хід { $turn }: втрачено { $points } очка**
coach-costly-win = **{ $number }. Лунка { $hole }, хід { $turn }: втрачено { $share } ігор**
coach-costly-played = Зіграно: { $action }.
coach-costly-best = Найкраще: { $action }.
coach-reviewing = Тренер переглядає гру… { $share }
coach-review-failed = Тренерові не вдалося переглянути цю гру. Натисни **Розбір** іще раз.
