lobby-heading = ### ⛳ גולף בשישה קלפים
lobby-closed = השולחן הזה נסגר לפני שהתחיל משחק. `/golf start` פותח שולחן אחר.
lobby-terms = { $holes } גומות · { $rules } · { $clock }{ $hints ->
    [yes] { " " }· עם רמזים, לא מדורג
   *[no] { "" }
}
lobby-host = השולחן של { $host }{ $closes ->
    [none] { "" }
   *[other] { " " }· נסגר { $closes }
}
lobby-players = **שחקנים { $count }/{ $most }**
lobby-call = 📣 { $called }: הזמנה לשחק מאת **{ $host }**. { $people ->
    [yes] לחצו על **להצטרף** או על **לא עכשיו**.
   *[no] לחצו על **להצטרף**.
}

lobby-menu-add = להוסיף מחשב…
lobby-menu = מחשבים…
lobby-add = להוסיף { $level }
lobby-about-rookie = משחק בהיגיון, ומפספס דברים כמו בני אדם
lobby-about-club = רמה טובה של שחקן קבוע
lobby-about-pro = החזק ביותר שיש
lobby-remove = להסיר את המחשב האחרון
lobby-remove-about = זה שנוסף אחרון

lobby-seal = משחק `{ $game }` · ערבוב חתום { $seal }
lobby-sealed-game = משחק `{ $game }`: { $terms }
lobby-sealed-shuffle = ערבוב חתום: `{ $seal }`
lobby-sealed-part = החלק שלכם: `{ $part }`
lobby-sealed-no-part = החלק שלכם: מגיע כשלוחצים על **להתחיל**
lobby-sealed-start = החלק של **להתחיל**: `{ $part }`
lobby-sealed-about = הערבוב של המשחק הזה נחתם לפני שמישהו הצטרף. כשהמשחק נגמר, **בדיקת הערבוב** מראה שהקלפים חולקו כפי שנחתם.
lobby-sealed-joined = אתם בפנים. הקלפים מגיעים כשמי שפתח את השולחן לוחץ על **להתחיל**.
lobby-sealed-keep = שמרו את זה, ותוכלו לבדוק את הערבוב כשהמשחק ייגמר.
lobby-sealed-codes = 🔒 לבדיקת הערבוב אחר כך: ||{ $codes }||
