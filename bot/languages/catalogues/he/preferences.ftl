preferences-heading = ### ההעדפות שלכם
preferences-direct = **הודעות פרטיות.** הקלפים מגיעים אליכם. אם לא, לחצו על **הקלפים שלי** ליד השולחן.
preferences-pictures = **תמונות.** הקלפים שלכם בתמונה. אם לא, במילים, עם כל השולחן.
preferences-reminders = **תזכורות.** אזכור שלכם כשעברה מחצית הזמן.
preferences-invitations = **הזמנות.** אפשר להזמין אתכם אישית לשולחן, לכל היותר פעם בשעה.
preferences-closed = -# ההודעה הפרטית האחרונה שלי לא הגיעה אליכם. אפשרו הודעות מהשרת הזה בהגדרות הפרטיות של Discord; אנסה שוב כשתשחקו.

preferences-server-heading = ### הגדרות השרת
preferences-server-start = `/golf start` פותח **{ $holes } גומות**, **{ $rules }**, **{ $clock }**, אלא אם בוחרים אחרת.
preferences-server-look = השולחנות מוצגים **{ $words ->
    [yes] במילים
   *[no] בתמונות
}**.

preferences-server-role = { $called ->
    [yes] כשנפתח שולחן, מאזכרים את { $role }, לכל היותר פעם בשעה.
   *[no] כשנפתח שולחן, לא מאזכרים אף תפקיד. `/golf preferences role:` קובע תפקיד.
}

preferences-menu-rules = חוקים
preferences-menu-holes = גומות
preferences-menu-clock = שעון
preferences-menu-language = שפה
preferences-option-source = כמו ב-{ $source }
preferences-option-holes = { $count } גומות
preferences-option-no-clock = בלי שעון
preferences-option-discord = כמו ב-Discord שלי
preferences-option-server = כמו בהגדרות השרת ב-Discord
