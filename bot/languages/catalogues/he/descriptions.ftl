descriptions-seat = כיסא { $number }

descriptions-card = { $rank } { $suit }
descriptions-card-down = סגור
descriptions-rank-1 = אס
descriptions-rank-2 = שתיים
descriptions-rank-3 = שלוש
descriptions-rank-4 = ארבע
descriptions-rank-5 = חמש
descriptions-rank-6 = שש
descriptions-rank-7 = שבע
descriptions-rank-8 = שמונה
descriptions-rank-9 = תשע
descriptions-rank-10 = עשר
descriptions-rank-11 = נסיך
descriptions-rank-12 = מלכת
descriptions-rank-13 = מלך
descriptions-suit-clubs = תלתן
descriptions-suit-diamonds = יהלום
descriptions-suit-hearts = לב
descriptions-suit-spades = עלה
descriptions-down = סגור
descriptions-all-down = הכול סגור

descriptions-call-stopped = נגמר בלי תוצאה
descriptions-call-won = { $count ->
    [one] ניצחון: { $names }
   *[other] ניצחון משותף: { $names }
}
descriptions-call-hole-over = הגומה נגמרה
descriptions-call-opening-many = { $count } שחקנים הופכים קלפים
descriptions-call-opening = { $name }: { $count ->
    [one] עוד קלף אחד להפוך
    [two] עוד שני קלפים להפוך
   *[other] עוד { $count } קלפים להפוך
}
descriptions-call-drew = { $name }: קלף ביד
descriptions-call-turn = התור של { $name }
descriptions-call = { $call }.

descriptions-shows = גלוי { $points }
descriptions-hole-points = גומה { $points }
descriptions-total = סך הכול { $points }
descriptions-flag-out = סגירה
descriptions-flag-left = יציאה
descriptions-flag-autopilot = טייס אוטומטי
descriptions-flag-winner = ניצחון

descriptions-hole = גומה { $hole } מתוך { $holes }.
descriptions-to-turn-over = עוד צריכים להפוך קלפים: { $names }.
descriptions-last-turn = תור אחרון: נשארו { $count }.
descriptions-discard = ערימה: { $card }.
descriptions-stock = קופה: { $count }.
descriptions-moved = המהלך האחרון: { $name }, קלף { $place }.

descriptions-your-cards = הקלפים שלכם: { $cards }.
descriptions-you-show = נקודות גלויות: { $points }, סך הכול { $total }.
descriptions-you-drew = משכתם { $card }.
descriptions-your-last-turn = זה התור האחרון שלכם.

descriptions-end = { $call }, אחרי { $holes } גומות.
descriptions-winning-cards = הקלפים המנצחים: { $cards }.
descriptions-best-hole = הגומה הטובה ביותר: { $name }, { $points } בגומה { $hole }.
descriptions-motion-discarded = { $name }: משיכת { $card } וזריקה מיד.
descriptions-motion-drew = { $name }: משיכת { $came } וזריקת { $gone }.
descriptions-motion-took = { $name }: לקיחת { $came } וזריקת { $gone }.
descriptions-motion-end = הקלפים בסוף: { $cards }. נקודות הגומה: { $points }.
descriptions-scorecard = לוח התוצאות אחרי { $scored } מתוך { $holes } גומות.

descriptions-chart-none = { $title }. עוד אין משחקים.
descriptions-chart-one = { $title }. משחק אחד: { $points }.
descriptions-chart-many = { $title }. { $count } משחקים, מהישן לחדש: { $scores }.
descriptions-chart-newest = { $title }. { $count } משחקים, { $shown } החדשים: { $scores }.
descriptions-chart-average = ממוצע { $average }, הטוב ביותר { $best }.
