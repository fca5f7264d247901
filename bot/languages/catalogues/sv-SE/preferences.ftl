preferences-heading = ### Dina inställningar
preferences-direct = **Direktmeddelanden.** Dina kort kommer till dig. Annars trycker du på **Mina kort** vid bordet.
preferences-pictures = **Bilder.** Dina kort som bild. Annars i ord, med hela bordet.
preferences-reminders = **Påminnelser.** Jag nämner dig när halva din tid har gått.
preferences-invitations = **Inbjudningar.** Andra får bjuda in just dig till ett bord, högst en gång i timmen.
preferences-closed = -# Mitt senaste direktmeddelande nådde dig inte. Tillåt dem för den här servern i Discords sekretessinställningar; jag försöker igen när du spelar.

preferences-server-heading = ### Serverinställningar
preferences-server-start = `/golf start` öppnar **{ $holes } hål**, **{ $rules }**, **{ $clock }**, om du inte väljer något annat.
preferences-server-look = Bord visas **{ $words ->
    [yes] i ord
   *[no] som bilder
}**.

preferences-server-role = { $called ->
    [yes] När ett bord öppnas kallas { $role }, högst en gång i timmen.
   *[no] Ingen roll kallas när ett bord öppnas. Välj en med `/golf preferences role:`.
}

preferences-menu-rules = Regler
preferences-menu-holes = Hål
preferences-menu-clock = Klocka
preferences-menu-language = Språk
preferences-option-source = Som i { $source }
preferences-option-holes = { $count } hål
preferences-option-no-clock = Ingen klocka
preferences-option-discord = Som i mitt Discord
preferences-option-server = Som i Discords serverinställningar
