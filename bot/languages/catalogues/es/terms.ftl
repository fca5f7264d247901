### Español, para España y América. Se tutea. Tono: breve, amable, sin jerga.
### Palabras que se entienden en todas partes: «tomar» y no «coger», «máquina» y no «ordenador» ni «computadora», y el pretérito simple («robó»).
###
### Las palabras del juego:
###   hole           hoyo
###   stock          mazo
###   discard pile   descarte
###   draw, take     robar (del mazo), tomar (del descarte)
###   discard        descartar
###   place          posición (1 a 6)
###   turn over      destapar; face down: tapada; face up: destapada
###   pair, column   pareja, columna
###   go out         cerrar: «cerró»
###   turn, move     turno, jugada
###   last turn      último turno
###   game           partida
###   seat           asiento
###   table          mesa
###   host           quien abrió la mesa
###   computer       máquina. Los niveles Rookie, Club y Pro quedan como están.
###   autopilot      automático
###   coach          entrenador; hint: pista; review: análisis; replay: repetición
###   leaderboard    clasificación; record: estadísticas
###   clock          reloj
###   press          pulsar
###   cards          as, jota (J), reina (Q), rey (K); tréboles, diamantes, corazones, picas
###
### Género: ni «jugador» ni participios para una persona. «El resto», «la siguiente persona», «quien».
### Los botones de las jugadas están en imperativo: Roba, Toma, Descarta.

terms-language = Español
terms-ordinal = { $number }.º
