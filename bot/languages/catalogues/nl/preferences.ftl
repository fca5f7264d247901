preferences-heading = ### Jouw voorkeuren
preferences-direct = **Privéberichten.** Je krijgt je kaarten toegestuurd. Staat dit uit, druk dan aan tafel op **Mijn kaarten**.
preferences-pictures = **Afbeeldingen.** Je kaarten als afbeelding. Staat dit uit, dan in woorden, met de hele tafel.
preferences-reminders = **Herinneringen.** Ik vermeld je als de helft van je tijd om is.
preferences-invitations = **Uitnodigingen.** Mensen mogen je bij naam aan tafel roepen, hoogstens één keer per uur.
preferences-closed = -# Mijn laatste privébericht kwam niet aan. Sta ze voor deze server toe in de privacy-instellingen van Discord; ik probeer het weer als je speelt.

preferences-server-heading = ### Serverinstellingen
preferences-server-start = `/golf start` opent een tafel met **{ $holes } holes**, **{ $rules }**, **{ $clock }**, tenzij je iets anders kiest.
preferences-server-look = Tafels verschijnen **{ $words ->
    [yes] in woorden
   *[no] als afbeelding
}**.

preferences-server-role = { $called ->
    [yes] Gaat er een tafel open, dan wordt { $role } opgeroepen, hoogstens één keer per uur.
   *[no] Gaat er een tafel open, dan wordt er geen rol opgeroepen. Met `/golf preferences role:` kies je er een.
}

preferences-menu-rules = Regels
preferences-menu-holes = Holes
preferences-menu-clock = Klok
preferences-menu-language = Taal
preferences-option-source = Zoals in { $source }
preferences-option-holes = { $count } holes
preferences-option-no-clock = Geen klok
preferences-option-discord = Zoals mijn Discord
preferences-option-server = Zoals in de serverinstellingen van Discord
