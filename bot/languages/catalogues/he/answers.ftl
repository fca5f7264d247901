answers-table-open = { $in_thread ->
    [yes] השולחן שלכם פתוח כאן: { $thread }.
   *[no] השולחן שלכם פתוח.
} אחרים לוחצים על **להצטרף**. לבד? בחרו **להוסיף מחשב**. אחר כך לחצו על **להתחיל**.{ $other_holes ->
    [yes] { " " }לפי החוקים "{ $rules }" משחקים { $offered } גומות, ולכן במשחק הזה יש { $holes }.
   *[no] { "" }
}{ $told }
answers-table-joined = { $joined ->
    [yes] בערוץ הזה כבר יש שולחן פתוח: עכשיו אתם יושבים לידו.
   *[no] אתם יושבים ליד השולחן הפתוח של הערוץ הזה.
}{ $told }
answers-table-here = הנה השולחן.
answers-table-posted = השולחן הוא עכשיו ההודעה החדשה ביותר.
answers-rematch = נפתח שולחן חדש, ואתם יושבים לידו.{ $told }
answers-declined = בסדר. בפעם אחרת!
answers-stays = הכול נשאר כפי שהיה.
answers-called = { $asked_count ->
    [0] { "" }
   *[other] { " " }נשלחה הזמנה אל { $asked }.
}{ $lately_count ->
    [0] { "" }
   *[other] { " " }הזמנה אל { $lately } כבר נשלחה לפני זמן קצר.
}{ $unwilling_count ->
    [0] { "" }
   *[other] { " " }{ $unwilling }: לא מעוניינים בהזמנות.
}{ $seated_count ->
    [0] { "" }
   *[other] { " " }{ $seated }: כבר בשולחן.
}
answers-left-table = קמתם מהשולחן.
answers-left-game = יצאתם. מחשב ימשיך בקלפים שלכם, בלי סיכוי לניצחון.
answers-left-last = יצאתם. נשארו מעט מדי שחקנים, ולכן המשחק נגמר.
answers-removed = { $name }: ההשתתפות במשחק הופסקה.{ $going ->
    [yes] { " " }מחשב ממשיך במקום.
   *[no] { "" }
}
answers-ended = סיימתם את המשחק.
answers-ended-solo = סיימתם את המשחק. `/golf solo` מתחיל משחק חדש.
answers-solo-again = זה המשחק שלכם, בדיוק מהמקום שבו הפסקתם. **עוד…** מסיים אותו.
answers-closed-unreadable = לא הצלחתי עוד לקרוא את המשחק, ולכן סגרתי אותו בלי תוצאה.
answers-put-back-table = המשחק הזה חזר לרגע מוקדם יותר. המשיכו לשחק בשולחן החדש ביותר, למטה.
answers-put-back-cards = המשחק הזה חזר לרגע מוקדם יותר. אלה הקלפים שלכם עכשיו.
answers-export = זה כל מה ששמור אצלי עליכם.

answers-offer-open = { $channel } · { $people } · { $holes } גומות, { $started ->
    [yes] בעיצומו
   *[no] עוד לא התחיל
}
answers-offer-gone = ערוץ שנמחק
answers-offer-more = עוד { $count }
answers-offer-finished = { "\u200F" }{ $when } UTC · { $holes } גומות · { $game }
