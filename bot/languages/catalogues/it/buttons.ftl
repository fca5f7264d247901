buttons-direct-messages = Messaggi diretti: { $on ->
    [yes] sì
   *[no] no
}
buttons-pictures = Immagini: { $on ->
    [yes] sì
   *[no] no
}
buttons-reminders = Promemoria: { $on ->
    [yes] sì
   *[no] no
}
buttons-invitations = Inviti: { $on ->
    [yes] sì
   *[no] no
}
buttons-no-role = Non menzionare nessuno
buttons-server-settings = Impostazioni del server
buttons-forget = Dimenticami
buttons-keep = Conserva tutto

buttons-join = Partecipa
buttons-leave = Esci
buttons-start = Inizia
buttons-not-now = Non ora
buttons-learn = Impara
buttons-rules = Regole
buttons-seal = Sigillo

buttons-more = Altro…
buttons-draw = Pesca
buttons-take = Prendi
buttons-take-card = Prendi { $card }
buttons-discard = Scarta
buttons-discard-card = Scarta { $card }
buttons-think-again = Annulla
buttons-my-cards = Le mie carte
buttons-hint = Consiglio
buttons-to-table = Al tavolo
buttons-look-again = Aggiorna
buttons-next-hole = Prossima buca

buttons-rematch = Rivincita
buttons-play-again = Rigioca
buttons-review = Analisi
buttons-replay = Replay
buttons-watch = Guarda l’ultimo turno
buttons-check-shuffle = Verifica la mescolata

buttons-bring-down = Porta giù il tavolo
buttons-learn-to-play = Impara a giocare
buttons-ask-leave = Esci…
buttons-ask-end = Termina…
buttons-leave-and-close = Esci e chiudi il tavolo
buttons-leave-and-end = Esci e termina
buttons-end = Termina la partita
buttons-close-table = Chiudi il tavolo
buttons-stay = Resta
buttons-go-on = Continua

buttons-replay-hole-back = ⏮ Buca
buttons-replay-back = ◀ Indietro
buttons-replay-on = Avanti ▶
buttons-replay-hole-on = Buca ⏭
buttons-back = Precedente
buttons-next = Successiva
buttons-page = Pagina { $page }{ $pages ->
    [none] { "" }
   *[other] { " " }di { $pages }
}

buttons-begin = Inizia
buttons-do-it = Fallo tu
buttons-play-rookie = Si gioca!
buttons-all-rules = Tutte le regole
buttons-once-more = Da capo
