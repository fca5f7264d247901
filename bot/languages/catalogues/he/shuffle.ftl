shuffle-good = ### ✅ חולק כפי שנחתם
shuffle-good-how = חילקתי את המשחק מחדש מתוך הסוד שלו: { $deals ->
    [one] גומה אחת
   *[other] { $deals } גומות
}, אותם קלפים. { $moves ->
    [one] המהלך היחיד היה לפי החוקים
   *[other] כל { $moves } המהלכים היו לפי החוקים
}, והתוצאות נובעות מהם.
shuffle-bad = ### ❌ לא חולק כפי שנחתם
shuffle-why-seal = הסוד אינו זה שהחותם שלו פורסם.
shuffle-why-seats = הכיסאות אינם בסדר שהובטח.
shuffle-why-deal = הקלפים של גומה { $hole } אינם הקלפים של הערבוב.
shuffle-why-first = בגומה { $hole } החלוקה לא התחילה אצל מי שהחוקים קובעים.
shuffle-why-rebuild = קופה מחודשת בגומה { $hole } אינה בסדר שהובטח.
shuffle-why-cards = מהלך בגומה { $hole } מציין קלף שהערבוב לא שם במקום הזה.
shuffle-why-log = היומן פגום, או שמהלך בו הוא נגד החוקים.
shuffle-about = **לבדיקה עצמית.** החותם הוא ה-SHA-256 של הסוד. הוא נקבע לפני שמישהו הצטרף, ונמצא מאחורי **חותם** בלובי ובתשובה שקיבלתם על **להצטרף**. החלקים הגיעו אחר כך. הקובץ הוא היומן של המשחק: הדף `docs/verify.html` של הבוט הזה בודק אותו.
shuffle-game = **משחק** `{ $game }`
shuffle-secret = **סוד** `{ $secret }`
shuffle-seal = **חותם** `{ $seal }`
shuffle-parts = **חלקים**, לפי סדר ההצטרפות (הכיסאות כמו ביומן, מ-0)
shuffle-part-start = הלחיצה על **להתחיל**: `{ $part }`
shuffle-part = { $name }, כיסא { $seat }: `{ $part }`
shuffle-no-log = -# לא היה אפשר לצרף את יומן המשחק.
