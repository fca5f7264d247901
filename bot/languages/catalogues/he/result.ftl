result-hole = ### ⛳ גומה { $hole } מתוך { $holes }: הכי מעט נקודות אצל { $names }, { $points }
result-scorecard = **לוח התוצאות**
result-won = ### 🏆 { $count ->
    [one] ניצחון: { $names }
   *[other] ניצחון משותף: { $names }
}
result-ended-early = ### ⛳ המשחק הופסק מוקדם. אין תוצאה
result-abandoned = ### ⛳ המשחק ננטש. אין תוצאה
result-left = { $name }: יציאה עם { $points }
