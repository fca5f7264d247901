coach-ranks-1 = אסים
coach-ranks-2 = שתיים
coach-ranks-3 = שלשות
coach-ranks-4 = ארבעות
coach-ranks-5 = חמישיות
coach-ranks-6 = שישיות
coach-ranks-7 = שביעיות
coach-ranks-8 = שמיניות
coach-ranks-9 = תשיעיות
coach-ranks-10 = עשיריות
coach-ranks-11 = נסיכים
coach-ranks-12 = מלכות
coach-ranks-13 = מלכים

coach-turn-over = להפוך את קלף { $place }
coach-draw = למשוך קלף
coach-take-down = לקחת { $card } במקום הקלף הסגור { $place }
coach-take-own = לקחת { $card } במקום ה-{ $gone } שלכם (קלף { $place })
coach-take-other = לקחת { $card } במקום ה-{ $gone } (קלף { $place })
coach-swap-down = לשים { $card } במקום הקלף הסגור { $place }
coach-swap-own = לשים { $card } במקום ה-{ $gone } שלכם (קלף { $place })
coach-swap-other = לשים { $card } במקום ה-{ $gone } (קלף { $place })
coach-discard = לזרוק { $card }
coach-next-hole = להמשיך לגומה הבאה

coach-cost-win = ניצחון ב-{ $share } מהמשחקים במקום ב-{ $best }
coach-cost-points = פחות טוב ב-{ $points } נקודות
coach-option = { $action }: { $cost }.

coach-why-pair = כך נוצר זוג { $ranks }, ששווה { $points ->
    [one] נקודה אחת יותר
   *[other] { $points } נקודות יותר
}.
coach-why-breaks-pair = כך מתפרק זוג { $ranks }, ששווה { $points ->
    [one] נקודה אחת
   *[other] { $points } נקודות
}.
coach-why-needed = כך נשאר לתור הבא { $rank }, בדיוק הקלף שחסר שם.
coach-why-behind = כך הגומה נגמרת בפיגור של { $points ->
    [one] נקודה אחת
   *[other] { $points } נקודות
} בערך.
coach-why-ends = כך הגומה נגמרת ביתרון של { $points ->
    [one] נקודה אחת
   *[other] { $points } נקודות
} בערך.
coach-why-gone = { $count } משאר ה{ $ranks } כבר בחוץ.
coach-why-hurry = כך נגלה עוד קלף, כשלמישהו אחר חסר רק קלף אחד לסגירה.
coach-why-saves = כך יורדות מיד { $points ->
    [one] נקודה אחת יותר
   *[other] { $points } נקודות יותר
}.

coach-lesson = { $mistake }: { $times ->
    [1] פעם אחת
   *[other] { $times } פעמים
}, { $points } נקודות
coach-mistake-opened = בפתיחה הפכתם קלפים פחות טובים
coach-mistake-missed-pair = ויתרתם על זוג
coach-mistake-broke-pair = פירקתם זוג
coach-mistake-took-high = לקחתם או השארתם קלפים גבוהים בשביל זוגות שלא הגיעו
coach-mistake-passed-low = ויתרתם על קלפים נמוכים
coach-mistake-fed = השארתם לתור הבא את הקלף שחסר שם
coach-mistake-ended-early = סגרתם מוקדם מדי
coach-mistake-ended-late = לא סגרתם כשהגיע הזמן
coach-mistake-turned-early = גיליתם קלף סגור כשעדיף היה להחליף קלף גלוי
coach-mistake-turned-late = השארתם סגור קלף שעדיף היה לגלות
coach-mistake-took = לקחתם מהערימה כשעדיף היה למשוך
coach-mistake-drew = משכתם כשעדיף היה לקחת מהערימה
coach-mistake-placed = שמתם קלף במקום הלא נכון

coach-hint = ### רמז
coach-hint-best = **{ $action }.**
coach-hint-all-alike = כל השאר טוב בערך באותה מידה.
coach-hint-alike = { $action }: טוב בערך באותה מידה.
coach-hint-more = -# { $count ->
    [one] עוד אפשרות אחת: { $cost }.
   *[other] עוד { $count } אפשרויות, ובגרועה שבהן: { $cost }.
}
coach-unit-win = -# בגומה האחרונה קובע הסיכוי לנצח במשחק.
coach-unit = -# נקודות: מה שצפוי מהגומה הזאת, לעומת הממוצע של האחרים.
coach-unit-error = -# נקודות: מה שצפוי מהגומה הזאת, לעומת הממוצע של האחרים. תיתכן סטייה של { $points } בערך בכל אחת.

coach-review = ### סיכום של { $holes ->
    [one] גומה אחת
   *[other] { $holes } גומות
}
coach-review-line = { $name }: אובדן של { $lost } נקודות לתור · מזל { $luck } (משיכה { $drawn }, חלוקה { $dealt }, היתר { $rest })
coach-review-about = -# אובדן: בכמה היו הבחירות של המאמן טובות יותר, כשהמאמן בטוח. מזל: מה שהקלפים נתנו. הנקודות הן לעומת הממוצע של האחרים.
coach-review-nothing = **לא ויתרתם על כלום.** משחק יפה.
coach-review-most = **מה עלה לכם הכי הרבה**
coach-costly-points = **{ $number }. גומה { $hole }, תור { $turn }: אבדו { $points } נקודות**
coach-costly-win = **{ $number }. גומה { $hole }, תור { $turn }: אבדו { $share } מהמשחקים**
coach-costly-played = מה ששוחק: { $action }.
coach-costly-best = הכי טוב: { $action }.
coach-reviewing = המאמן מסתכל על המשחק … { $share }
coach-review-failed = המאמן לא הצליח להסתכל על המשחק הזה. לחצו שוב על **סיכום**.
