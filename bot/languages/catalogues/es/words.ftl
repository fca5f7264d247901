words-on = Activado
words-off = Desactivado
words-colon = { ": " }
words-player = Participante { $number }
words-no-name = Participante
words-seconds = { $count ->
    [one] { $count } segundo
   *[other] { $count } segundos
}
words-minutes = { $count ->
    [one] { $count } minuto
   *[other] { $count } minutos
}
words-no-clock = sin reloj
words-clock = { $duration } por jugada
words-hours = { $count ->
    [one] { $count } hora
   *[other] { $count } horas
}

words-ruleset-card_commons = Un turno más
words-ruleset-pagat = Fin inmediato

words-permission-view-channel = **Ver canal**
words-permission-send-messages = **Enviar mensajes**
words-permission-send-messages-in-threads = **Enviar mensajes en hilos**
words-permission-attach-files = **Adjuntar archivos**
words-permission-create-public-threads = **Crear hilos públicos**
words-permission-manage-threads = **Gestionar hilos**
words-no-picture-allowed = -# Con palabras, porque aquí me falta el permiso { $permission }.
words-no-picture-taken = -# Con palabras, porque Discord no ha aceptado la imagen ahora mismo.
