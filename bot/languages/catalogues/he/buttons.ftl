buttons-direct-messages = הודעות פרטיות: { $on ->
    [yes] כן
   *[no] לא
}
buttons-pictures = תמונות: { $on ->
    [yes] כן
   *[no] לא
}
buttons-reminders = תזכורות: { $on ->
    [yes] כן
   *[no] לא
}
buttons-invitations = הזמנות: { $on ->
    [yes] כן
   *[no] לא
}
buttons-no-role = בלי לאזכר תפקיד
buttons-server-settings = הגדרות השרת
buttons-forget = לשכוח אותי
buttons-keep = להשאיר הכול

buttons-join = להצטרף
buttons-leave = לקום
buttons-start = להתחיל
buttons-not-now = לא עכשיו
buttons-learn = ללמוד
buttons-rules = חוקים
buttons-seal = חותם

buttons-more = עוד…
buttons-draw = למשוך
buttons-take = לקחת
buttons-take-card = לקחת { $card }
buttons-discard = לזרוק
buttons-discard-card = לזרוק { $card }
buttons-think-again = התחרטתי
buttons-my-cards = הקלפים שלי
buttons-hint = רמז
buttons-to-table = אל השולחן
buttons-look-again = לרענן
buttons-next-hole = לגומה הבאה

buttons-rematch = משחק חוזר
buttons-play-again = עוד משחק
buttons-review = סיכום
buttons-replay = שחזור
buttons-watch = לראות את התור האחרון
buttons-check-shuffle = בדיקת הערבוב

buttons-bring-down = להוריד את השולחן
buttons-learn-to-play = ללמוד לשחק
buttons-ask-leave = לצאת…
buttons-ask-end = לסיים משחק…
buttons-leave-and-close = לקום ולסגור
buttons-leave-and-end = לצאת ולסיים את המשחק
buttons-end = לסיים את המשחק
buttons-close-table = לסגור את השולחן
buttons-stay = להישאר
buttons-go-on = להמשיך

buttons-replay-hole-back = גומה ⏮
buttons-replay-back = אחורה ◀
buttons-replay-on = ▶ קדימה
buttons-replay-hole-on = ⏭ גומה
buttons-back = אחורה
buttons-next = קדימה
buttons-page = עמוד { $page }{ $pages ->
    [none] { "" }
   *[other] { " " }מתוך { $pages }
}

buttons-begin = להתחיל
buttons-do-it = שחקו במקומי
buttons-play-rookie = מול Rookie
buttons-all-rules = כל החוקים
buttons-once-more = שוב
