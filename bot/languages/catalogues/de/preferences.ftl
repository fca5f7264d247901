preferences-heading = ### Deine Einstellungen
preferences-direct = **Direktnachrichten.** Deine Karten kommen als Direktnachricht. Wenn aus, drücke am Tisch auf **Meine Karten**.
preferences-pictures = **Bilder.** Deine eigenen Karten als Bild. Wenn aus, in Worten.
preferences-reminders = **Erinnerungen.** Eine Erwähnung, wenn die halbe Zeit für einen Zug um ist.
preferences-invitations = **Einladungen.** Man darf dich mit Namen an einen Tisch rufen, höchstens einmal in der Stunde.
preferences-closed = -# Die letzte Direktnachricht kam nicht an: Erlaube sie für diesen Server in Discords Privatsphäre-Einstellungen. Wenn du spielst, wird es wieder versucht.

preferences-server-heading = ### Einstellungen des Servers
preferences-server-start = `/golf start` öffnet **{ $holes } Löcher**, **{ $rules }**, **{ $clock }**, wenn nichts anderes gesagt ist.
preferences-server-look = Tische werden **{ $words ->
    [yes] in Worten
   *[no] als Bilder
}** gezeigt.

preferences-server-role = { $called ->
    [yes] Wenn ein Tisch öffnet, wird { $role } gerufen, höchstens einmal in der Stunde.
   *[no] Wenn ein Tisch öffnet, wird keine Rolle gerufen. `/golf preferences role:` bestimmt eine.
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
