refusals-not-started = Esta partida aún no ha empezado.
refusals-started = Esta partida ya empezó.
refusals-started-wait = Esta partida ya empezó. Espera a que acabe y pulsa **Revancha**.
refusals-closed = Esta mesa está cerrada. `/golf start` abre otra.
refusals-over = Esta partida ya terminó.
refusals-not-over = Esta partida aún no ha terminado.
refusals-unknown-game = Ya no conozco esta partida. `/golf start` abre otra.
refusals-no-game-here = No hay ninguna partida en este canal. `/golf start` abre una.
refusals-no-such-game = No existe esa partida en este servidor.
refusals-unreadable = Ya no puedo leer esta partida. La moderación puede cerrarla con `/golf end`.
refusals-busy = Hay mucho movimiento en esta partida. Inténtalo de nuevo.
refusals-channel-taken = En este canal hay una partida en curso. Usa otro canal, `/golf start` con `thread:`, o `/golf solo`.
refusals-other-terms = La mesa abierta de este canal tiene otras condiciones: { $terms }. Pulsa **Unirme** allí, o usa otro canal o un hilo.

refusals-not-in-game = No estás en esta partida. { $going ->
    [yes] Cuando acabe, pulsa **Revancha** para abrir la siguiente.
   *[no] Pulsa **Revancha**, o usa `/golf start`, para abrir la siguiente.
}
refusals-not-in-this-game = No estás en esta partida.
refusals-not-joined = No te has unido a esta partida.
refusals-target-not-joined = Esa persona no se ha unido a esta partida.
refusals-target-not-in-game = Esa persona no está en esta partida.
refusals-join-first = Únete primero; luego podrás añadir o quitar una máquina.
refusals-host-starts = Solo { $host }, que abrió esta mesa, puede empezar la partida.
refusals-only-host-removes = Solo la moderación y quien abrió la mesa pueden sacar a alguien.
refusals-remove-later = Puedes sacar a quien se le haya acabado el tiempo. Sin reloj, pídelo a la moderación.
refusals-hole-scored = Ya es tarde para terminarla: ya se contó un hoyo. Pídelo a la moderación, o sal.
refusals-end-later = Por ahora solo la moderación y quien abrió la mesa pueden terminarla. Puedes salir, o terminarla cuando pase una hora sin jugadas.
refusals-only-players-end = Solo la moderación y quienes juegan pueden terminar esta partida.
refusals-only-players-move = Solo la moderación y quienes juegan pueden mover esta mesa.
refusals-manage-server = Para esto hace falta el permiso **Gestionar servidor**.

refusals-unknown-rules = No conozco esas reglas.
refusals-holes = «{ $rules }» se juega a { $holes } hoyos.
refusals-mentions = Nombra a la gente con menciones, por ejemplo @Ann @Bob.
refusals-too-many-called = Puedes invitar a { $count } personas como mucho.
refusals-called-not-here = Una de esas personas no está en este servidor.
refusals-challenge-self = No puedes retarte. `/golf solo` es para jugar contra una máquina.
refusals-challenge-bot = Los bots no juegan al golf. `/golf solo` es para jugar contra una máquina.
refusals-no-threads-here = Una partida solo puede tener su propio hilo en un canal de texto.
refusals-everyone = No se puede mencionar a todo el mundo. Elige un rol que la gente pueda ponerse por su cuenta.
refusals-full = La mesa está llena: { $seats } asientos.
refusals-too-few = Hacen falta dos para jugar. Espera a alguien, o añade una máquina.
refusals-no-computer = No hay ninguna máquina en esta mesa.
refusals-unknown-computer = No conozco ese tipo de máquina.
refusals-not-posted = No se abrió ninguna mesa, porque no puedo publicarla. { $count ->
    [0] Quien pueda editar el canal puede arreglarlo en sus ajustes, en Permisos.
    [one] En este canal me falta { $permissions }. Quien pueda editar el canal puede arreglarlo en sus ajustes, en Permisos.
   *[other] En este canal me faltan { $permissions }. Quien pueda editar el canal puede arreglarlo en sus ajustes, en Permisos.
}{ $hidden ->
    [yes] { " " }Si es un hilo privado, mencióname en él: así entro.
   *[no] { "" }
}
refusals-permissions = En este canal me { $count ->
    [one] falta el permiso
   *[other] faltan los permisos
} { $permissions }. Quien pueda editar el canal puede arreglarlo en sus ajustes, en Permisos.

refusals-hole-over = Este hoyo terminó. Pulsa **Siguiente hoyo**.
refusals-not-your-turn = No es tu turno: le toca a { $names }.
refusals-played = Este botón es viejo: ese turno ya se jugó.
refusals-other-channel = Este botón es de una partida de otro canal.
refusals-other-person = Ese botón es de la partida de otra persona.
refusals-other-version = Este botón es de otra versión de este bot.
refusals-other-version-command = Este botón es de otra versión de este bot. Usa el comando otra vez.
refusals-old-scores = Esta clasificación es de otra versión de este bot. Usa `/golf scores`.
refusals-not-called = Nadie te invitó a esta mesa. Pulsa **Unirme** si quieres.
refusals-no-hints = Esta partida no tiene pistas.
refusals-shuffle-later = Podrás comprobar la mezcla cuando la partida acabe.
refusals-review-unfinished = Solo las partidas terminadas tienen análisis.
refusals-replay-unfinished = Solo las partidas terminadas tienen repetición.
refusals-no-such-turn = No existe ese turno en esta partida. Pulsa **Repetición** otra vez.
refusals-nothing-to-review = Aún no tienes ninguna partida terminada en este servidor.

refusals-rule-opened = Ya destapaste tus dos cartas. Ahora le toca al resto.
refusals-rule-turn = No es tu turno.
refusals-rule-face-up = Esa carta ya está destapada.
refusals-rule-turn-up = Solo se destapan cartas antes del primer turno.
refusals-rule-stock = El mazo está vacío. **Toma** la carta de arriba del descarte.
refusals-rule-hole = Este hoyo aún no ha terminado.
refusals-rule-opening = Primero destapa cartas: todo el mundo empieza con { $cards } destapadas.
refusals-rule-draw = Primero **Roba** una carta, o **Toma** la de arriba del descarte.
refusals-rule-place = Tienes una carta robada. Pulsa la carta que quieras cambiar, o **Descarta**.
refusals-rule-next = El hoyo terminó. El siguiente llega pronto.
refusals-rule-over = La partida terminó.

refusals-not-running = Esta parte del bot no está activa ahora. Inténtalo en un minuto.
refusals-needs-server = Esto solo funciona en un canal de un servidor. Aquí puedes usar `/golf solo`, `/golf learn`, `/golf rules`, `/golf preferences`, `/golf privacy`, `/golf export` y `/golf forget-me`.
refusals-discord-away = Discord no me responde. Inténtalo en un momento.
refusals-command-changed = Este comando cambió desde la última vez que tu Discord lo vio. Inténtalo en un minuto, o reinicia Discord.
refusals-option = No entiendo una de estas opciones. Elige de la lista de Discord.
refusals-command = No puedes usar este comando aquí.
refusals-fault = Algo salió mal (ref. { $reference }). Inténtalo de nuevo. `/golf table` muestra la partida otra vez.
