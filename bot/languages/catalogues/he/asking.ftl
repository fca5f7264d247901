asking-more = ### עוד
asking-not-in-game = אתם לא במשחק הזה. כשייגמר, לחצו על **משחק חוזר**.

asking-leave-table = ### לקום מהשולחן הזה?
asking-leave-game = ### לצאת מהמשחק הזה?
asking-seat-free = הכיסא שלכם יתפנה למישהו אחר.
asking-table-closes = אין כאן עוד אנשים: השולחן ייסגר.
asking-computer-goes-on = מחשב יסיים בקלפים שלכם, ולא תוכלו לנצח. מה שכבר נרשם נשאר בתוצאות שלכם.
asking-one-left = יישאר רק שחקן אחד: המשחק ייגמר בלי תוצאה.
asking-last-person = אין כאן עוד אנשים: המשחק ייגמר בלי תוצאה.

asking-end-game = ### לסיים את המשחק הזה?
asking-solo-ends = לא תהיה תוצאה. מה שכבר נרשם נשאר בתוצאות שלכם.
asking-close-table = ### לסגור את השולחן הזה?
asking-no-game = שום משחק לא יתחיל כאן.
asking-ends-for-all = הוא ייגמר לכולם, בלי תוצאה.{ $scored ->
    [0] { "" }
    [one] { " " }גומה אחת כבר נרשמה, והיא נשארת בתוצאות של כולם.
   *[other] { " " }{ $scored } גומות כבר נרשמו, והן נשארות בתוצאות של כולם.
}
