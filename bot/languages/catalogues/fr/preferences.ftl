preferences-heading = ### Tes préférences
preferences-direct = **Messages privés.** Je t’envoie tes cartes. Sinon, appuie sur **Mes cartes** à la table.
preferences-pictures = **Images.** Tes cartes en image. Sinon, en mots, avec toute la table.
preferences-reminders = **Rappels.** Je te mentionne quand la moitié de ton temps est passée.
preferences-invitations = **Invitations.** On peut t’inviter personnellement à une table, au plus une fois par heure.
preferences-closed = -# Mon dernier message privé ne t’est pas parvenu. Autorise-les pour ce serveur dans les paramètres de confidentialité de Discord ; je réessaierai quand tu joueras.

preferences-server-heading = ### Réglages du serveur
preferences-server-start = Sans autre choix, `/golf start` ouvre une table en **{ $holes } trous**, **{ $rules }**, **{ $clock }**.
preferences-server-look = Les tables s’affichent **{ $words ->
    [yes] en mots
   *[no] en images
}**.

preferences-server-role = { $called ->
    [yes] Quand une table ouvre, je mentionne { $role }, au plus une fois par heure.
   *[no] Quand une table ouvre, je ne mentionne aucun rôle. `/golf preferences role:` en désigne un.
}

preferences-menu-rules = Règles
preferences-menu-holes = Trous
preferences-menu-clock = Chrono
preferences-menu-language = Langue
preferences-option-source = D’après { $source }
preferences-option-holes = { $count } trous
preferences-option-no-clock = Sans chrono
preferences-option-discord = Comme dans mon Discord
preferences-option-server = Comme dans les paramètres du serveur
