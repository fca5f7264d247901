lesson-heading = ### Impara il golf · { $page } di { $pages } · { $title }
lesson-done = ### Impara il golf · tutto qui, in { $count ->
    [one] { $count } passo
   *[other] { $count } passi
}
# In terza persona, perché seguono «ha preso» e «ha pescato».
lesson-you = La tua mano
lesson-press = Premi **{ $button }**.
lesson-press-so = premi **{ $button }**
lesson-wrong = In partita puoi farlo. Qui { $press }.
lesson-wrong-any = Puoi scoprirne due qualsiasi. In questa lezione { $press }.

lesson-cards = Sei carte
lesson-cards-1 = Giochi contro **Rookie**, un computer. Vince chi ha meno punti.
lesson-cards-2 = Le tue sei carte sono coperte. Nessuno le guarda, nemmeno tu.
lesson-cards-3 = Due carte una sopra l’altra sono una **colonna**: 1 e 4, 2 e 5, 3 e 6.

lesson-over = Scoprine due
lesson-over-1 = Ogni buca inizia così: scopri due carte qualsiasi.
lesson-second-1 = Un **8** conta 8 punti. Ancora una carta.

lesson-turn = Tocca a te
lesson-turn-1 = Un 8 e un 9: 17 punti in vista. Guarda gli scarti: un **8**!
lesson-turn-2 = Due carte uguali in una colonna sono una **coppia**. Una coppia conta **0**.
lesson-turn-drawing = Una carta pescata può essere qualsiasi cosa. L’8 degli scarti è sicuro, quindi { $press }.

lesson-pair = Una coppia
lesson-pair-1 = Il tuo 8 è nella posizione 1. La posizione **4** è lì sotto, nella stessa colonna.
lesson-pair-elsewhere = Lì l’8 non fa coppia. Deve stare sotto l’altro tuo 8, quindi { $press }.
lesson-pair-same = Un 8 per un 8 non cambia niente. Il secondo 8 va sotto il primo, quindi { $press }.
lesson-pair-back = Puoi ripensarci. Ma l’8 ne vale la pena, quindi { $press }.

lesson-zero = Una coppia conta 0
lesson-zero-1 = La tua prima colonna ora conta **0**. E un fante coperto se n’è andato: 10 punti!
lesson-zero-2 = Rookie ha fatto una coppia di sette. In cima agli scarti c’è una regina: 10 punti.
lesson-zero-taking = Una regina costa 10 punti. Una carta del mazzo sarà quasi sempre meglio, quindi { $press }.

lesson-two = Un due
lesson-two-1 = Hai pescato un **2**. Conta **−2**: è la carta migliore.
lesson-two-2 = Mettilo su una carta coperta. Una carta così costa circa 5 punti.
lesson-two-away = Non scartare mai un 2: è la carta migliore. Quindi { $press }.
lesson-two-pair = Così romperesti la tua coppia. Meglio una carta coperta, quindi { $press }.
lesson-two-nine = Va bene anche così: 9 punti in meno. Ma per quel 9 arriverà un’altra carta, quindi { $press }.
lesson-two-elsewhere = Andrebbe bene qualsiasi carta coperta. In questa lezione { $press }.

lesson-next = Il tuo prossimo turno
lesson-luck-1 = Un 4 coperto è finito negli scarti, e Rookie l’ha preso. Questione di fortuna.
lesson-luck-2 = Ora la tua carta peggiore è il 9 nella posizione 2.
lesson-luck-taking = Un 7 farebbe risparmiare solo due punti. Tenta la fortuna: { $press }.

lesson-king = Un re
lesson-king-1 = Hai pescato un **re**. Conta **0**. Fa risparmiare di più al posto del tuo **9**.
lesson-king-away = Un re non costa niente: tienilo. Quindi { $press }.
lesson-king-two = Il tuo 2 è meglio di un re: tienilo. Quindi { $press }.
lesson-king-elsewhere = Il tuo 9 costa più di quella posizione, quindi { $press }.

lesson-minus-1 = Ora hai −2 in vista. Rookie ha 7, e ha scartato una regina.
lesson-minus-taking = La regina costa 10 punti, quindi { $press }.

lesson-neighbour = Occhio agli altri
lesson-neighbour-1 = Hai pescato un **4**. Potresti scartarlo. Ma guarda il **4** di Rookie nella posizione 2. Rookie prenderebbe il tuo, farebbe coppia e risparmierebbe 7 punti.
lesson-neighbour-2 = Tienilo. Un 4 è un po’ meglio di una carta che nessuno conosce.
lesson-neighbour-away = Allora Rookie prende il tuo 4 e fa un’altra coppia. Meglio tenerlo: { $press }.
lesson-neighbour-other = Va bene lo stesso. In questa lezione { $press }.
lesson-neighbour-elsewhere = Le tue carte lì sono meglio di un 4, quindi { $press }.

lesson-out = Chiudere
lesson-out-1 = Resta una carta coperta. Quando tutte e sei sono scoperte, hai **chiuso**.
lesson-out-2 = Poi gli altri hanno **ancora un turno**, e si conta la buca.
lesson-out-taking = Un 10 costa 10 punti, quindi { $press }.

lesson-ace-1 = Hai pescato un **asso**: 1 punto. Sei in vantaggio, quindi chiudi con questo.
lesson-ace-away = Un asso costa poco, e sei in vantaggio. Non aspettare Rookie: { $press }.
lesson-ace-elsewhere = Ora conviene chiudere. L’ultima carta coperta è nella posizione 6, quindi { $press }.

lesson-end-1 = Hai chiuso! La tua ultima carta era un 2: nessuno poteva saperlo. Rookie l’ha preso, e ha già giocato il suo ultimo turno.
lesson-end-2 = **Vinci la buca, 3 a 6.** Colonna per colonna: 8 e 8 fanno **0**, re e 4 fanno **4**, 2 e asso fanno **−1**.
lesson-end-3 = Una partita ha più buche. Vince il totale più basso.
