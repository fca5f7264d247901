record-none = עוד אין כאן משחק שנגמר.
record-best = המשחק הטוב ביותר: { $game }
record-game = { $when } · { $holes } גומות, { $rules } · { $points } נקודות, { $outcome }
record-left = יציאה
record-ended = הופסק אחרי { $holes ->
    [one] גומה אחת
   *[other] { $holes } גומות
}
record-won = ניצחון
record-shared = ניצחון משותף
record-place = מקום { $place } מתוך { $players }

record-cost-most = **מה עלה לכם הכי הרבה** { $count ->
    [one] במשחק האחרון
   *[other] ב-{ $count } המשחקים האחרונים
}
record-nothing = - שום דבר שהמאמן יכול היה להצביע עליו
record-looking = -# המאמן מסתכל על { $count ->
    [one] משחק אחד שלכם
   *[other] { $count } משחקים שלכם
}: שאלו שוב בעוד דקה.
record-looking-more = -# המאמן מסתכל על { $count ->
    [one] עוד משחק אחד שלכם
   *[other] עוד { $count } משחקים שלכם
}: שאלו שוב בעוד דקה.

record-form = { $name }: נקודות לגומה
record-fewer = כמה שפחות, יותר טוב.
