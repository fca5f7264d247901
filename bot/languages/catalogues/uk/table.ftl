table-heading-paused = ### ⛳ Лунка { $hole } з { $holes } · пауза
table-heading-opening = ### ⛳ Лунка { $hole } з { $holes } · { $names } { $count ->
    [one] відкриває
   *[other] відкривають
} карти
table-heading-turn = ### ⛳ Лунка { $hole } з { $holes } · ходить { $name }

table-last-turn = ⏳ **Останній хід!** { $name } завершує, ще { $count ->
    [one] ходить { $count } гравець
    [few] ходять { $count } гравці
    [many] ходять { $count } гравців
   *[other] ходять { $count } гравця
}.
table-first = Натисни **Мої карти** й відкрий дві.
table-order = -# Черговість: { $names }
table-unreached = -# { $name }: особисті повідомлення до тебе не доходять. Натисни **Мої карти**, щоб грати.
table-stood-still = -# ⏸ Годинник стояв, поки цей стіл не можна було показати.
table-away = ⏸ Нікого немає. Натисни будь-яку кнопку, щоб грати далі. Гра закриється { $closes }.
table-next-hole = -# Наступна лунка { $comes }.
table-time = -# Час спливає { $ends }.

table-row-top = Верх: { $cards }
table-row-bottom = Низ: { $cards }
table-card-down = { $place } закрита
table-card = { $place }: **{ $rank }**
table-piles = Скид **{ $top ->
    [none] порожній
   *[other] { $top }
}** · колода { $count }{ $held ->
    [yes] { " " }· карту вже витягнуто
   *[no] { "" }
}
table-scored = **{ $points }** ({ $columns }) · разом { $total } · карти { $cards }
