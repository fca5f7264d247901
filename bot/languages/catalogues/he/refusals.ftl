refusals-not-started = המשחק הזה עוד לא התחיל.
refusals-started = המשחק הזה כבר התחיל.
refusals-started-wait = המשחק הזה כבר התחיל. חכו לסופו, ואז לחצו על **משחק חוזר**.
refusals-closed = השולחן הזה סגור. `/golf start` פותח שולחן חדש.
refusals-over = המשחק הזה נגמר.
refusals-not-over = המשחק הזה עוד לא נגמר.
refusals-unknown-game = אני כבר לא מכיר את המשחק הזה. `/golf start` פותח משחק חדש.
refusals-no-game-here = אין משחק בערוץ הזה. `/golf start` פותח אחד.
refusals-no-such-game = אין משחק כזה בשרת הזה.
refusals-unreadable = אני כבר לא יכול לקרוא את המשחק הזה. מנהל יכול לסגור אותו עם `/golf end`.
refusals-busy = המשחק הזה עמוס מאוד. נסו שוב, בבקשה.
refusals-channel-taken = בערוץ הזה יש משחק פעיל. בחרו ערוץ אחר, `/golf start` עם `thread:`, או `/golf solo`.
refusals-other-terms = לשולחן הפתוח בערוץ הזה יש תנאים אחרים: { $terms }. לחצו שם על **להצטרף**, או בחרו ערוץ אחר או שרשור.

refusals-not-in-game = אתם לא במשחק הזה. { $going ->
    [yes] כשייגמר, לחצו על **משחק חוזר** כדי לפתוח את הבא.
   *[no] לחצו על **משחק חוזר**, או השתמשו ב-`/golf start`, כדי לפתוח את הבא.
}
refusals-not-in-this-game = אתם לא במשחק הזה.
refusals-not-joined = לא הצטרפתם למשחק הזה.
refusals-target-not-joined = האדם הזה לא הצטרף למשחק הזה.
refusals-target-not-in-game = האדם הזה לא במשחק הזה.
refusals-join-first = קודם הצטרפו, ואז תוכלו להוסיף או להסיר מחשב.
refusals-host-starts = את המשחק מתחיל מי שפתח את השולחן: { $host }.
refusals-only-host-removes = רק מי שפתח את השולחן או מנהל יכולים להוציא שחקן.
refusals-remove-later = אפשר להוציא שחקנים שזמנם נגמר. בלי שעון, בקשו ממנהל.
refusals-hole-scored = מאוחר מדי לסיים אותו: כבר נרשמה גומה. בקשו ממנהל, או צאו.
refusals-end-later = עכשיו רק מי שפתח את השולחן או מנהל יכולים לסיים אותו. אפשר לצאת, או לסיים אחרי שעה בלי מהלך.
refusals-only-players-end = רק השחקנים והמנהלים יכולים לסיים את המשחק הזה.
refusals-only-players-move = רק השחקנים והמנהלים יכולים להזיז את השולחן הזה.
refusals-manage-server = זה למי שיש להם ההרשאה **Manage Server**.

refusals-unknown-rules = אני לא מכיר את החוקים האלה.
refusals-holes = לפי "{ $rules }" משחקים { $holes } גומות.
refusals-mentions = ציינו אנשים באזכור, למשל { "\u2066" }@Ann @Bob{ "\u2069" }.
refusals-too-many-called = אפשר להזמין { $count } אנשים לכל היותר.
refusals-called-not-here = אחד האנשים האלה לא נמצא בשרת הזה.
refusals-challenge-self = אי אפשר להזמין את עצמכם. `/golf solo` הוא משחק מול מחשב.
refusals-challenge-bot = בוטים לא משחקים גולף. `/golf solo` הוא משחק מול מחשב.
refusals-no-threads-here = משחק מקבל שרשור משלו רק מערוץ טקסט.
refusals-everyone = אי אפשר לאזכר את כולם. בחרו תפקיד שאנשים יכולים לקחת בעצמם.
refusals-full = השולחן מלא: { $seats } כיסאות.
refusals-too-few = למשחק צריך שני שחקנים. חכו למישהו, או הוסיפו מחשב.
refusals-no-computer = אין מחשב ליד השולחן הזה.
refusals-unknown-computer = אני לא מכיר מחשב כזה.
refusals-not-posted = לא נפתח שולחן, כי אסור לי לפרסם אותו. { $count ->
    [0] מי שרשאי לערוך את הערוץ יכול לאפשר זאת בהגדרות הערוץ, תחת Permissions.
   *[other] חסר לי בערוץ הזה: { $permissions }. מי שרשאי לערוך את הערוץ יכול לאפשר לי זאת בהגדרות הערוץ, תחת Permissions.
}{ $hidden ->
    [yes] { " " }אם זה שרשור פרטי, אזכרו אותי בו: כך אתווסף אליו.
   *[no] { "" }
}
refusals-permissions = { $count ->
    [one] חסרה לי ההרשאה
   *[other] חסרות לי ההרשאות
} { $permissions } בערוץ הזה. מי שרשאי לערוך את הערוץ יכול לאפשר לי זאת בהגדרות הערוץ, תחת Permissions.

refusals-hole-over = הגומה הזאת נגמרה. לחצו על **לגומה הבאה**.
refusals-not-your-turn = זה לא תורכם. עכשיו { $count ->
    [one] התור של { $names }
   *[other] משחקים { $names }
}.
refusals-played = הכפתור הזה ישן: התור הזה כבר שוחק.
refusals-other-channel = הכפתור הזה שייך למשחק בערוץ אחר.
refusals-other-person = הכפתור הזה שייך למשחק של מישהו אחר.
refusals-other-version = הכפתור הזה הוא מגרסה אחרת של הבוט.
refusals-other-version-command = הכפתור הזה הוא מגרסה אחרת של הבוט. השתמשו שוב בפקודה.
refusals-old-scores = טבלת המובילים הזאת היא מגרסה אחרת של הבוט. השתמשו ב-`/golf scores`.
refusals-not-called = לא הוזמנתם לשולחן הזה. אם תרצו, לחצו על **להצטרף**.
refusals-no-hints = במשחק הזה אין רמזים.
refusals-shuffle-later = אפשר לבדוק את הערבוב כשהמשחק נגמר.
refusals-review-unfinished = סיכום יש רק למשחקים שנגמרו.
refusals-replay-unfinished = שחזור יש רק למשחקים שנגמרו.
refusals-no-such-turn = אין תור כזה במשחק הזה. לחצו שוב על **שחזור**.
refusals-nothing-to-review = עוד אין לכם בשרת הזה משחק שנגמר.

refusals-rule-opened = כבר הפכתם את שני הקלפים שלכם. עכשיו האחרים.
refusals-rule-turn = זה לא תורכם.
refusals-rule-face-up = הקלף הזה כבר גלוי.
refusals-rule-turn-up = הופכים קלפים רק לפני התור הראשון.
refusals-rule-stock = הקופה ריקה. אפשר רק **לקחת** את הקלף העליון בערימה.
refusals-rule-hole = הגומה הזאת עוד לא נגמרה.
refusals-rule-opening = קודם הופכים קלפים סגורים: כולם מתחילים עם { $cards } גלויים.
refusals-rule-draw = קודם צריך **למשוך** קלף, או **לקחת** את הקלף העליון בערימה.
refusals-rule-place = יש לכם קלף ביד. לחצו על הקלף שיוחלף, או על **לזרוק**.
refusals-rule-next = הגומה נגמרה. הבאה מגיעה עוד מעט.
refusals-rule-over = המשחק נגמר.

refusals-not-running = החלק הזה של הבוט כבוי כרגע. נסו שוב בעוד דקה.
refusals-needs-server = זה עובד רק בערוץ של שרת. כאן אפשר להשתמש ב-`/golf solo`, `/golf learn`, `/golf rules`, `/golf preferences`, `/golf privacy`, `/golf export` ו-`/golf forget-me`.
refusals-discord-away = { "\u200F" }Discord לא עונה לי. נסו שוב עוד רגע.
refusals-command-changed = הפקודה הזאת השתנתה, ו-Discord שלכם עוד לא יודע. נסו שוב בעוד דקה, או הפעילו מחדש את Discord.
refusals-option = אני לא מבין אחת מהאפשרויות. בחרו מהרשימה של Discord.
refusals-command = אי אפשר להשתמש בפקודה הזאת כאן.
refusals-fault = משהו השתבש (סימוכין { $reference }). נסו שוב, בבקשה. `/golf table` מציג את המשחק שוב.
