pictures-hole = גומה { $hole } מתוך { $holes }
pictures-hole-number = גומה { $hole }

pictures-players = { $count } שחקנים
pictures-to-turn-over = הופכים קלפים
pictures-turns-over = { $count ->
    [one] להפוך עוד קלף
   *[other] להפוך { $count } קלפים
}
pictures-drew = קלף ביד
pictures-to-play = התור עכשיו
pictures-last-turns = תור אחרון · נשארו { $count }
pictures-last-turns-short = אחרון · { $count }
pictures-hole-won = { $count ->
    [one] הגומה של { $names }
   *[other] בגומה זוכים { $names }
}
pictures-hole-shared = { $count } זוכים יחד בגומה

pictures-flag-winner = ניצחון
pictures-flag-winner-short = ניצחון
pictures-flag-best = הכי טוב
pictures-flag-best-short = זכייה
pictures-flag-out = סגירה
pictures-flag-out-short = סגירה
pictures-flag-left = יציאה
pictures-flag-left-short = יציאה
pictures-flag-autopilot = טייס אוטומטי
pictures-flag-autopilot-short = אוטו׳

pictures-hand-over = הגומה נגמרה
pictures-hand = הקלפים שלכם
pictures-hand-turn = תורכם
pictures-hand-turn-over = { $count ->
    [one] הפכו עוד אחד
   *[other] הפכו שניים
}
pictures-hand-last-turn = תור אחרון

pictures-scorecard = אחרי גומה { $hole } מתוך { $holes }
pictures-scorecard-final = התוצאה הסופית אחרי { $holes } גומות
pictures-fewest-win = הכי מעט נקודות מנצח
pictures-heading-hole = גומה
pictures-heading-out = הלוך
pictures-heading-in = חזור
pictures-heading-total = סה״כ
pictures-heading-behind = פיגור
pictures-heading-place = מקום
pictures-left = יציאה

pictures-end-game = { $holes } גומות · { $rules }
pictures-best-hole = הגומה הטובה ביותר: { $name }, { $points } בגומה { $hole }
pictures-quote = ”{ $sentence }”

pictures-form = כושר
pictures-no-games = עוד אין משחקים
pictures-best = השיא { $points }
pictures-oldest = הישן ביותר
pictures-newest = החדש ביותר
pictures-one-game = משחק אחד
pictures-average = הממוצע עד כה, עכשיו { $points }
