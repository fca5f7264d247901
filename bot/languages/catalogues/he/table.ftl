table-heading-paused = ### ⛳ גומה { $hole } מתוך { $holes } · הפסקה
table-heading-opening = ### ⛳ גומה { $hole } מתוך { $holes } · { $count ->
    [one] הפיכת קלפים: { $names }
   *[other] הופכים קלפים: { $names }
}
table-heading-turn = ### ⛳ גומה { $hole } מתוך { $holes } · התור של { $name }

table-last-turn = ⏳ **תור אחרון!** סגירה של { $name }, { $count ->
    [one] נשאר עוד שחקן אחד
   *[other] נשארו עוד { $count } שחקנים
}.
table-first = לחצו על **הקלפים שלי** והפכו שניים.
table-order = -# סדר המשחק: { $names }
table-unreached = -# { $name }: שום הודעה פרטית לא מגיעה אליכם. לחצו על **הקלפים שלי** כדי לשחק.
table-stood-still = -# ⏸ השעון עמד כל עוד אי אפשר היה להציג את השולחן.
table-away = ⏸ אף אחד לא כאן. לחצו על כפתור כלשהו כדי להמשיך. המשחק נסגר { $closes }.
table-next-hole = -# הגומה הבאה מגיעה { $comes }.
table-time = -# הזמן נגמר { $ends }.

table-row-top = למעלה: { $cards }
table-row-bottom = למטה: { $cards }
table-card-down = { $place } סגור
table-card = { "\u200F" }{ $place }: **{ $rank }**
table-piles = ערימה **{ $top ->
    [none] ריקה
   *[other] { $top }
}** · קופה { $count }{ $held ->
    [yes] { " " }· קלף ביד
   *[no] { "" }
}
table-scored = **{ $points }** ({ $columns }) · סך הכול { $total } · קלפים { $cards }
