### Italiano. Si dà del tu. Tono: breve, gentile, senza gergo.
###
### Le parole del gioco:
###   hole           buca
###   stock          mazzo
###   discard pile   scarti
###   draw, take     pescare (dal mazzo), prendere (dagli scarti)
###   discard        scartare
###   place          posizione (da 1 a 6)
###   turn over      scoprire; face down: coperta; face up: scoperta
###   pair, column   coppia, colonna
###   go out         chiudere: «ha chiuso», che non si accorda
###   turn, move     turno, mossa
###   last turn      ultimo turno
###   game           partita
###   seat           posto
###   table          tavolo
###   host           chi ha aperto il tavolo
###   computer       computer. I livelli Rookie, Club e Pro restano così.
###   autopilot      pilota auto
###   coach          coach; hint: consiglio; review: analisi; replay: replay
###   leaderboard    classifica; record: statistiche
###   clock          timer
###   shuffle        mescolata; seal: sigillo
###   press          premere
###   cards          asso, fante (J), regina (Q), re (K); fiori, quadri, cuori, picche
###
### Genere: né «giocatore» né participi accordati per una persona. «Ha chiuso», «chi», «la persona dopo».
### I pulsanti sono all’imperativo: Pesca, Prendi, Scarta.

terms-language = Italiano
terms-ordinal = { $number }º
