refusals-not-started = Questa partita non è ancora iniziata.
refusals-started = Questa partita è già iniziata.
refusals-started-wait = Questa partita è già iniziata. Aspetta che finisca, poi premi **Rivincita**.
refusals-closed = Questo tavolo è chiuso. `/golf start` ne apre uno nuovo.
refusals-over = Questa partita è finita.
refusals-not-over = Questa partita non è ancora finita.
refusals-unknown-game = Non conosco più questa partita. `/golf start` ne apre una nuova.
refusals-no-game-here = In questo canale non c’è nessuna partita. `/golf start` ne apre una.
refusals-no-such-game = Questa partita non esiste in questo server.
refusals-unreadable = Non riesco più a leggere questa partita. La moderazione può chiuderla con `/golf end`.
refusals-busy = In questa partita c’è molto movimento. Riprova, per favore.
refusals-channel-taken = In questo canale c’è una partita in corso. Usa un altro canale, `/golf start` con `thread:`, oppure `/golf solo`.
refusals-other-terms = Il tavolo aperto in questo canale ha altre condizioni: { $terms }. Premi **Partecipa** lì, oppure usa un altro canale o un thread.

refusals-not-in-game = Non sei in questa partita. { $going ->
    [yes] Quando finisce, premi **Rivincita** per aprire la prossima.
   *[no] Premi **Rivincita**, o usa `/golf start`, per aprire la prossima.
}
refusals-not-in-this-game = Non sei in questa partita.
refusals-not-joined = Non partecipi a questa partita.
refusals-target-not-joined = Questa persona non partecipa a questa partita.
refusals-target-not-in-game = Questa persona non è in questa partita.
refusals-join-first = Prima partecipa, poi puoi aggiungere o togliere un computer.
refusals-host-starts = A iniziare la partita è { $host }, che ha aperto questo tavolo.
refusals-only-host-removes = Solo la moderazione e chi ha aperto il tavolo possono togliere qualcuno.
refusals-remove-later = Puoi togliere chi ha finito il tempo. Senza timer, chiedi alla moderazione.
refusals-hole-scored = È tardi per terminarla: una buca è già contata. Chiedi alla moderazione, o esci.
refusals-end-later = Per ora solo la moderazione e chi ha aperto il tavolo possono terminarla. Puoi uscire, o terminarla dopo un’ora senza mosse.
refusals-only-players-end = Solo la moderazione e chi gioca possono terminare questa partita.
refusals-only-players-move = Solo la moderazione e chi gioca possono spostare questo tavolo.
refusals-manage-server = Serve il permesso **Gestisci server**.

refusals-unknown-rules = Non conosco queste regole.
refusals-holes = «{ $rules }» si gioca su { $holes } buche.
refusals-mentions = Indica le persone con una menzione, per esempio @Ann @Bob.
refusals-too-many-called = Puoi invitare al massimo { $count } persone.
refusals-called-not-here = Una di queste persone non è in questo server.
refusals-challenge-self = Non puoi sfidarti. `/golf solo` è contro un computer.
refusals-challenge-bot = I bot non giocano a golf. `/golf solo` è contro un computer.
refusals-no-threads-here = Una partita può avere un thread tutto suo solo da un canale testuale.
refusals-everyone = Non si possono menzionare tutti. Scegli un ruolo che le persone possano prendersi da sole.
refusals-full = Il tavolo è pieno: { $seats } posti.
refusals-too-few = Per una partita servono due persone. Aspetta qualcuno, o aggiungi un computer.
refusals-no-computer = A questo tavolo non c’è nessun computer.
refusals-unknown-computer = Non conosco questo tipo di computer.
refusals-not-posted = Non è stato aperto nessun tavolo, perché qui non posso pubblicarlo. { $count ->
    [0] Chi può modificare il canale può rimediare nelle sue impostazioni, in Permessi.
    [one] In questo canale mi manca { $permissions }. Chi può modificare il canale può rimediare nelle sue impostazioni, in Permessi.
   *[other] In questo canale mi mancano { $permissions }. Chi può modificare il canale può rimediare nelle sue impostazioni, in Permessi.
}{ $hidden ->
    [yes] { " " }Se è un thread privato, menzionami lì: così entro.
   *[no] { "" }
}
refusals-permissions = In questo canale { $count ->
    [one] mi manca il permesso
   *[other] mi mancano i permessi
} { $permissions }. Chi può modificare il canale può rimediare nelle sue impostazioni, in Permessi.

refusals-hole-over = Questa buca è finita. Premi **Prossima buca**.
refusals-not-your-turn = Non è il tuo turno: tocca a { $names }.
refusals-played = Questo pulsante è vecchio: quel turno è già stato giocato.
refusals-other-channel = Questo pulsante è di una partita di un altro canale.
refusals-other-person = Questo pulsante è della partita di un’altra persona.
refusals-other-version = Questo pulsante è di un’altra versione di questo bot.
refusals-other-version-command = Questo pulsante è di un’altra versione di questo bot. Usa di nuovo il comando.
refusals-old-scores = Questa classifica è di un’altra versione di questo bot. Usa `/golf scores`.
refusals-not-called = Nessuno ti ha chiamato a questo tavolo. Se vuoi, premi **Partecipa**.
refusals-no-hints = Questa partita è senza consigli.
refusals-shuffle-later = Potrai verificare la mescolata quando la partita è finita.
refusals-review-unfinished = Solo le partite finite hanno un’analisi.
refusals-replay-unfinished = Solo le partite finite hanno un replay.
refusals-no-such-turn = Questo turno non esiste in questa partita. Premi di nuovo **Replay**.
refusals-nothing-to-review = Non hai ancora nessuna partita finita in questo server.

refusals-rule-opened = Hai già scoperto le tue due carte. Ora tocca agli altri.
refusals-rule-turn = Non è il tuo turno.
refusals-rule-face-up = Questa carta è già scoperta.
refusals-rule-turn-up = Le carte si scoprono solo prima del primo turno.
refusals-rule-stock = Il mazzo è finito. **Prendi** la carta in cima agli scarti.
refusals-rule-hole = Questa buca non è ancora finita.
refusals-rule-opening = Prima scopri delle carte: tutti iniziano con { $cards } scoperte.
refusals-rule-draw = Prima **Pesca** una carta, o **Prendi** quella in cima agli scarti.
refusals-rule-place = Hai in mano una carta pescata. Premi la carta da cambiare, o **Scarta**.
refusals-rule-next = La buca è finita. La prossima arriva presto.
refusals-rule-over = La partita è finita.

refusals-not-running = Questa parte del bot ora è spenta. Riprova tra un minuto.
refusals-needs-server = Funziona solo in un canale di un server. Qui puoi usare `/golf solo`, `/golf learn`, `/golf rules`, `/golf preferences`, `/golf privacy`, `/golf export` e `/golf forget-me`.
refusals-discord-away = Discord non mi risponde. Riprova tra un attimo.
refusals-command-changed = Questo comando è cambiato da quando il tuo Discord l’ha visto. Riprova tra un minuto, o riavvia Discord.
refusals-option = Non capisco una di queste opzioni. Scegli dall’elenco di Discord.
refusals-command = Qui non puoi usare questo comando.
refusals-fault = Qualcosa è andato storto (rif. { $reference }). Riprova, per favore. `/golf table` mostra di nuovo la partita.
