scores-heading = ### 🏆 טבלת המובילים · { $about }
scores-period-all = כל הזמנים
scores-period-year = השנה
scores-period-month = החודש
scores-period-week = השבוע
scores-holes = { $count ->
    [one] גומה אחת
   *[other] { $count } גומות
}

scores-order-average = הכי מעט נקודות לגומה
scores-order-wins = הכי הרבה ניצחונות
scores-order-games = הכי הרבה משחקים
scores-order-best = המשחק הטוב ביותר
scores-first-average = -# קודם הכי מעט נקודות לגומה
scores-first-wins = -# קודם הכי הרבה ניצחונות
scores-first-games = -# קודם הכי הרבה משחקים
scores-first-best = -# קודם המשחק הטוב ביותר
scores-menu-period = תקופה
scores-menu-order = סדר

scores-nobody = עוד אין אף אחד בטבלה הזאת. `/golf start` פותח שולחן.
scores-all-left = כל מי שבטבלה הזאת כבר לא בשרת.
scores-own-place = אתם במקום **{ $place }** מתוך { $count }: { $figures }
scores-own-record = **התוצאות שלכם**, עם משחקים שלא נספרים כאן:
scores-with-computers = עם מחשבים: { $figures }

scores-average = { $average } לגומה
scores-average-bold = **{ $average }** לגומה
scores-games = { $count ->
    [one] משחק אחד
   *[other] { $count } משחקים
}
scores-finished = { $count ->
    [one] משחק אחד שנגמר
   *[other] { $count } משחקים שנגמרו
}
scores-wins = { $count ->
    [one] ניצחון אחד
   *[other] { $count } ניצחונות
}{ $shared ->
    [0] { "" }
    [one] { " " }(מהם אחד משותף)
   *[other] { " " }(מהם { $shared } משותפים)
}
scores-best = הטוב ביותר { $points } ב-{ $holes } גומות
scores-best-game = { $points } ב-{ $holes } גומות
scores-points = { $points } נקודות

scores-what-counts = כאן נספרים משחקים שנגמרו, בין אנשים, בלי רמזים.
scores-command = `/golf scores player:` מציג הכול.
scores-left = { $count ->
    [one] אדם אחד שעזב את השרת לא מוצג.
   *[other] { $count } אנשים שעזבו את השרת לא מוצגים.
}
scores-ranked = מדורגים: { $count }.
