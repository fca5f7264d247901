preferences-heading = ### Le tue preferenze
preferences-direct = **Messaggi diretti.** Ti mando le tue carte. Altrimenti premi **Le mie carte** al tavolo.
preferences-pictures = **Immagini.** Le tue carte come immagine. Altrimenti a parole, con tutto il tavolo.
preferences-reminders = **Promemoria.** Ti menziono quando è passata metà del tuo tempo.
preferences-invitations = **Inviti.** Ti si può invitare per nome a un tavolo, al massimo una volta all’ora.
preferences-closed = -# Il mio ultimo messaggio diretto non ti è arrivato. Consentili per questo server nelle impostazioni di privacy di Discord; riprovo quando giochi.

preferences-server-heading = ### Impostazioni del server
preferences-server-start = `/golf start` apre un tavolo da **{ $holes } buche**, **{ $rules }**, **{ $clock }**, se non scegli altro.
preferences-server-look = I tavoli si mostrano **{ $words ->
    [yes] a parole
   *[no] come immagini
}**.

preferences-server-role = { $called ->
    [yes] Quando si apre un tavolo menziono { $role }, al massimo una volta all’ora.
   *[no] Quando si apre un tavolo non menziono nessun ruolo. `/golf preferences role:` ne indica uno.
}

preferences-menu-rules = Regole
preferences-menu-holes = Buche
preferences-menu-clock = Timer
preferences-menu-language = Lingua
preferences-option-source = Come in { $source }
preferences-option-holes = { $count } buche
preferences-option-no-clock = Senza timer
preferences-option-discord = Come nel mio Discord
preferences-option-server = Come nelle impostazioni del server
