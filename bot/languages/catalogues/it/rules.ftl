rules-heading = ### ⛳ Six Card Golf · { $rules }
rules-goal = Vince chi ha meno punti in tutte le buche. In caso di parità la vittoria è condivisa.
rules-cards = **Carte.** Sei a testa, coperte, in due file da tre. Nessuno guarda le carte coperte, nemmeno le proprie.
rules-opening-in-turn = **Inizio.** A turno, ogni persona scopre due sue carte qualsiasi.
rules-opening-at-once = **Inizio.** Tutti scoprono insieme due loro carte qualsiasi.
rules-turn = **Il tuo turno.** Pesca una carta dal mazzo, o prendi quella in cima agli scarti. Cambiala con una delle tue sei carte, e scarta quella. Una carta pescata si può anche scartare subito. Una carta presa dagli scarti deve restare.
rules-end-last-turns = **Fine di una buca.** Quando qualcuno ha tutte e sei le carte scoperte, gli altri hanno **ancora un turno** a testa. Poi si scoprono tutte le carte e si contano.
rules-end-at-once = **Fine di una buca.** Quando qualcuno scopre la sua ultima carta, la buca finisce **subito**, anche al primo giro. Si scoprono tutte le carte e si contano.
rules-points = **Punti.** Asso (A) 1 · due −2 · da tre a dieci il loro numero · fante (J) e regina (Q) 10 · re (K) 0. Due carte uguali in una colonna contano **0**, anche due 2. Il seme non importa.
rules-example = **Esempio.** 7 e 7 sono una coppia: **0**. Re e 9: 0 + 9 = **9**. 10 e 2: 10 − 2 = **8**. In tutto: **17**.
rules-example-cards = -# In due file: 7 K 10 / 7 9 2
rules-stock = **Mazzo finito.** Gli scarti, tranne la carta in cima, diventano il nuovo mazzo.
rules-next = **Prossima buca.** Inizia la persona a sinistra.
rules-source = -# Come scritto in { $source }. Da { $least } a { $most } persone.
