preferences-heading = ### Tus preferencias
preferences-direct = **Mensajes directos.** Te envío tus cartas. Si no, pulsa **Mis cartas** en la mesa.
preferences-pictures = **Imágenes.** Tus cartas en imagen. Si no, en palabras, con toda la mesa.
preferences-reminders = **Recordatorios.** Te menciono cuando pasa la mitad de tu tiempo.
preferences-invitations = **Invitaciones.** Te pueden invitar a una mesa por tu nombre, como mucho una vez por hora.
preferences-closed = -# Mi último mensaje directo no te llegó. Permítelos para este servidor en los ajustes de privacidad de Discord; lo intento de nuevo cuando juegues.

preferences-server-heading = ### Ajustes del servidor
preferences-server-start = `/golf start` abre una mesa a **{ $holes } hoyos**, **{ $rules }**, **{ $clock }**, si no eliges otra cosa.
preferences-server-look = Las mesas se muestran **{ $words ->
    [yes] en palabras
   *[no] en imágenes
}**.

preferences-server-role = { $called ->
    [yes] Cuando se abre una mesa menciono a { $role }, como mucho una vez por hora.
   *[no] Cuando se abre una mesa no menciono a ningún rol. `/golf preferences role:` indica uno.
}

preferences-menu-rules = Reglas
preferences-menu-holes = Hoyos
preferences-menu-clock = Reloj
preferences-menu-language = Idioma
preferences-option-source = Según { $source }
preferences-option-holes = { $count } hoyos
preferences-option-no-clock = Sin reloj
preferences-option-discord = Como en mi Discord
preferences-option-server = Como en los ajustes del servidor
