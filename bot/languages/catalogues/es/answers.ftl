answers-table-open = { $in_thread ->
    [yes] Tu mesa está abierta en { $thread }.
   *[no] Tu mesa está abierta.
} El resto pulsa **Unirme**. ¿No viene nadie? Elige **Añadir una máquina**. Luego pulsa **Empezar**.{ $other_holes ->
    [yes] { " " }«{ $rules }» se juega a { $offered } hoyos, así que esta partida tiene { $holes }.
   *[no] { "" }
}{ $told }
answers-table-joined = { $joined ->
    [yes] En este canal ya hay una mesa abierta: ahora estás en ella.
   *[no] Estás en la mesa abierta de este canal.
}{ $told }
answers-table-here = Aquí está la mesa.
answers-table-posted = La mesa es ahora el mensaje más reciente.
answers-rematch = Hay una mesa nueva, y ya tienes asiento en ella.{ $told }
answers-declined = De acuerdo. ¡Otra vez será!
answers-stays = Todo queda como está.
answers-called = { $asked_count ->
    [0] { "" }
   *[other] { " " }Invité a { $asked }.
}{ $lately_count ->
    [0] { "" }
   *[other] { " " }Hace poco ya invité a { $lately }.
}{ $unwilling_count ->
    [0] { "" }
    [one] { " " }{ $unwilling } no acepta invitaciones.
   *[other] { " " }{ $unwilling } no aceptan invitaciones.
}{ $seated_count ->
    [0] { "" }
    [one] { " " }{ $seated } ya está en la mesa.
   *[other] { " " }{ $seated } ya están en la mesa.
}
answers-left-table = Saliste de la mesa.
answers-left-game = Saliste de la partida. Una máquina juega tus cartas hasta el final, sin opción a ganar.
answers-left-last = Saliste de la partida. Queda muy poca gente, así que se acabó.
answers-removed = { $name } ya no está en la partida.{ $going ->
    [yes] { " " }Una máquina juega en su lugar.
   *[no] { "" }
}
answers-ended = Terminaste la partida.
answers-ended-solo = Terminaste la partida. `/golf solo` empieza otra.
answers-solo-again = Esta es tu partida, tal como la dejaste. **Más…** la termina.
answers-closed-unreadable = Ya no podía leer la partida, así que la cerré sin resultado.
answers-put-back-table = Esta partida volvió a un momento anterior. Sigue jugando en la mesa más reciente, más abajo.
answers-put-back-cards = Esta partida volvió a un momento anterior. Estas son ahora tus cartas.
answers-export = Esto es todo lo que guardo sobre ti.

answers-offer-open = { $channel } · { $people } · { $holes } hoyos, { $started ->
    [yes] en curso
   *[no] sin empezar
}
answers-offer-gone = un canal que ya no existe
answers-offer-more = { $count } más
answers-offer-finished = { $when } UTC · { $holes } hoyos · { $game }
