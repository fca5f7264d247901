cards-heading = ### הקלפים שלכם · גומה { $hole } מתוך { $holes }
cards-line = הקלפים שלכם · { $says }
cards-last-turn = ⏳ **תור אחרון!** { $says }
cards-scored = הגומה הזאת: **{ $points }** · סך הכול **{ $total }**
cards-out = **סגרתם.** לכל האחרים יש עוד תור אחד.
cards-opening = האחרים הופכים קלפים. עוד מעט תשחקו.
cards-wait = נקודות גלויות: **{ $points }** · סך הכול { $total }. חכו לתורכם.
cards-wait-first = נקודות גלויות: **{ $points }**. חכו לתורכם.
cards-choose = **בחרו { $count ->
    [one] עוד קלף אחד
   *[other] שני קלפים
}** להפוך.
cards-drew = משכתם **{ $card }**. לחצו על הקלף שיוחלף, או על **לזרוק**.
cards-taking = לחצו על הקלף ש-**{ $card }** יבוא במקומו, או על **התחרטתי**.
cards-turn = תורכם: **למשוך** קלף, או **לקחת { $card }**.

cards-over = ### המשחק נגמר
cards-no-result = הוא נגמר בלי תוצאה.
cards-won = ### 🏆 ניצחתם!
cards-shared = ### 🏆 ניצחון משותף, גם שלכם!
cards-place = ### סיימתם במקום { $place }.
cards-total = המשחק נגמר. סך הכול שלכם: **{ $total }**
cards-left = ### יצאתם מהמשחק הזה
cards-left-computer = מחשב משחק בקלפים שלכם.
cards-parted = אני כבר לא בשרת שלו, ולכן הוא נגמר בלי תוצאה.
cards-newer = -# הקלפים שלכם בהודעה חדשה יותר.
cards-moved = -# ההודעות הפרטיות שלכם כבויות. לחצו על **הקלפים שלי** ליד השולחן.
