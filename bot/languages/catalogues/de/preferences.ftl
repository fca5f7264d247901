preferences-heading = ### Deine Einstellungen
preferences-direct = **Direktnachrichten.** Du bekommst deine Karten zugeschickt. Sonst drücke am Tisch auf **Meine Karten**.
preferences-pictures = **Bilder.** Deine Karten als Bild. Sonst in Worten, mit dem ganzen Tisch.
preferences-reminders = **Erinnerungen.** Ich erwähne dich, wenn die Hälfte deiner Zeit um ist.
preferences-invitations = **Einladungen.** Man darf dich mit Namen an einen Tisch rufen, höchstens einmal in der Stunde.
preferences-closed = -# Die letzte Direktnachricht kam nicht an: Erlaube sie für diesen Server in Discords Privatsphäre-Einstellungen. Wenn du spielst, wird es wieder versucht.

preferences-server-heading = ### Servereinstellungen
preferences-server-start = `/golf start` eröffnet einen Tisch mit **{ $holes } Löchern**, **{ $rules }**, **{ $clock }**, wenn du nichts anderes wählst.
preferences-server-look = Tische werden **{ $words ->
    [yes] in Worten
   *[no] als Bilder
}** gezeigt.

preferences-server-role = { $called ->
    [yes] Bei einem neuen Tisch wird { $role } gerufen, höchstens einmal in der Stunde.
   *[no] Bei einem neuen Tisch wird keine Rolle gerufen. `/golf preferences role:` bestimmt eine.
}
preferences-menu-rules = Regeln
preferences-menu-holes = Löcher
preferences-menu-clock = Uhr
preferences-menu-language = Sprache
preferences-option-source = Wie in { $source }
preferences-option-holes = { $count } Löcher
preferences-option-no-clock = Keine Uhr
preferences-option-discord = Wie in meinem Discord
preferences-option-server = Wie in Discords Servereinstellungen
