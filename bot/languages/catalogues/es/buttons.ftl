buttons-direct-messages = Mensajes directos: { $on ->
    [yes] sí
   *[no] no
}
buttons-pictures = Imágenes: { $on ->
    [yes] sí
   *[no] no
}
buttons-reminders = Recordatorios: { $on ->
    [yes] sí
   *[no] no
}
buttons-invitations = Invitaciones: { $on ->
    [yes] sí
   *[no] no
}
buttons-no-role = No mencionar a nadie
buttons-server-settings = Ajustes del servidor
buttons-forget = Olvídame
buttons-keep = Conservar todo

buttons-join = Unirme
buttons-leave = Salir
buttons-start = Empezar
buttons-not-now = Ahora no
buttons-learn = Aprender
buttons-rules = Reglas
buttons-seal = Sello

buttons-more = Más…
buttons-draw = Roba
buttons-take = Toma
buttons-take-card = Toma { $card }
buttons-discard = Descarta
buttons-discard-card = Descarta { $card }
buttons-think-again = Deshacer
buttons-my-cards = Mis cartas
buttons-hint = Pista
buttons-to-table = A la mesa
buttons-look-again = Actualizar
buttons-next-hole = Siguiente hoyo

buttons-rematch = Revancha
buttons-play-again = Jugar otra
buttons-review = Análisis
buttons-replay = Repetición
buttons-watch = Ver el último turno
buttons-check-shuffle = Comprobar la mezcla

buttons-bring-down = Traer la mesa abajo
buttons-learn-to-play = Aprender a jugar
buttons-ask-leave = Salir…
buttons-ask-end = Terminar…
buttons-leave-and-close = Salir y cerrar la mesa
buttons-leave-and-end = Salir y terminar
buttons-end = Terminar la partida
buttons-close-table = Cerrar la mesa
buttons-stay = Quedarme
buttons-go-on = Seguir

buttons-replay-hole-back = ⏮ Hoyo
buttons-replay-back = ◀ Atrás
buttons-replay-on = Adelante ▶
buttons-replay-hole-on = Hoyo ⏭
buttons-back = Anterior
buttons-next = Siguiente
buttons-page = Página { $page }{ $pages ->
    [none] { "" }
   *[other] { " " }de { $pages }
}

buttons-begin = Empezar
buttons-do-it = Hazlo tú
buttons-play-rookie = ¡A jugar!
buttons-all-rules = Todas las reglas
buttons-once-more = Otra vez
