words-on = כן
words-off = לא
words-colon = { ": " }
words-player = שחקן { $number }
words-no-name = שחקן
words-seconds = { $count ->
    [one] שנייה אחת
   *[other] { $count } שניות
}
words-minutes = { $count ->
    [one] דקה אחת
    [two] שתי דקות
   *[other] { $count } דקות
}
words-no-clock = בלי שעון
words-clock = { $duration } למהלך
words-hours = { $count ->
    [one] שעה אחת
    [two] שעתיים
   *[other] { $count } שעות
}

words-ruleset-card_commons = תור נוסף
words-ruleset-pagat = סוף פתאומי

words-permission-view-channel = ‏**View Channel**
words-permission-send-messages = ‏**Send Messages**
words-permission-send-messages-in-threads = ‏**Send Messages in Threads**
words-permission-attach-files = ‏**Attach Files**
words-permission-create-public-threads = ‏**Create Public Threads**
words-permission-manage-threads = ‏**Manage Threads**
words-no-picture-allowed = -# במילים, כי חסרה לי כאן ההרשאה { $permission }.
words-no-picture-taken = -# במילים, כי Discord לא קיבל את התמונה כרגע.
