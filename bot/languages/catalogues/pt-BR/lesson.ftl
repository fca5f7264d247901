lesson-heading = ### Aprenda golfe · { $page } de { $pages } · { $title }
lesson-done = ### Aprenda golfe · foi isso, em { $count ->
    [one] { $count } passo
   *[other] { $count } passos
}
lesson-you = Você
lesson-press = Aperte **{ $button }**.
lesson-press-so = aperte **{ $button }**
lesson-wrong = Em uma partida, você pode fazer isso. Aqui, { $press }.
lesson-wrong-any = Você pode virar as duas que quiser. Nesta lição, { $press }.

lesson-cards = Seis cartas
lesson-cards-1 = Você joga contra **Rookie**, um computador. Vence quem soma menos pontos.
lesson-cards-2 = Suas seis cartas estão fechadas. Ninguém olha, nem você.
lesson-cards-3 = Duas cartas uma sobre a outra são uma **coluna**: 1 e 4, 2 e 5, 3 e 6.

lesson-over = Vire duas
lesson-over-1 = Todo buraco começa assim: você vira duas cartas, as que quiser.
lesson-second-1 = Um **8** conta 8 pontos. Mais uma carta.

lesson-turn = Sua vez
lesson-turn-1 = Um 8 e um 9: 17 pontos à mostra. Olhe o descarte: um **8**!
lesson-turn-2 = Duas cartas iguais em uma coluna são um **par**. Um par conta **0**.
lesson-turn-drawing = Uma carta comprada pode ser qualquer uma. O 8 do descarte é certo, então { $press }.

lesson-pair = Um par
lesson-pair-1 = Seu 8 está na posição 1. A posição **4** fica logo abaixo, na mesma coluna.
lesson-pair-elsewhere = Ali o 8 não faz par. Ele precisa ficar embaixo do seu outro 8, então { $press }.
lesson-pair-same = Um 8 por um 8 não muda nada. O segundo 8 vai embaixo do primeiro, então { $press }.
lesson-pair-back = Você pode pensar melhor. Mas o 8 vale a pena, então { $press }.

lesson-zero = Um par conta 0
lesson-zero-1 = Sua primeira coluna agora conta **0**. E um valete escondido foi embora: 10 pontos!
lesson-zero-2 = Rookie fez um par de setes. No descarte há uma dama: 10 pontos.
lesson-zero-taking = Uma dama custa 10 pontos. Uma carta do monte quase sempre será melhor, então { $press }.

lesson-two = Um dois
lesson-two-1 = Você comprou um **2**. Ele conta **−2**: é a melhor carta.
lesson-two-2 = Ponha no lugar de uma carta fechada. Uma carta assim custa uns 5 pontos.
lesson-two-away = Nunca descarte um 2: é a melhor carta. Então { $press }.
lesson-two-pair = Isso desfaria o seu par. Uma carta fechada é melhor, então { $press }.
lesson-two-nine = Também é bom: saem 9 pontos. Mas para esse 9 vai vir outra carta, então { $press }.
lesson-two-elsewhere = Qualquer carta fechada serviria. Nesta lição, { $press }.

lesson-next = Sua próxima jogada
lesson-luck-1 = Um 4 escondido foi para o descarte, e Rookie pegou. Coisas da sorte.
lesson-luck-2 = Agora sua pior carta é o 9 da posição 2.
lesson-luck-taking = Um 7 só economizaria dois pontos. Tente a sorte: { $press }.

lesson-king = Um rei
lesson-king-1 = Você comprou um **rei**. Ele conta **0**. Economiza mais no lugar do seu **9**.
lesson-king-away = Um rei não custa nada: fique com ele. Então { $press }.
lesson-king-two = Seu 2 é melhor que um rei: fique com ele. Então { $press }.
lesson-king-elsewhere = Seu 9 custa mais que essa posição, então { $press }.

lesson-minus-1 = Agora você tem −2 à mostra. Rookie tem 7, e descartou uma dama.
lesson-minus-taking = A dama custa 10 pontos, então { $press }.

lesson-neighbour = De olho em quem vem depois
lesson-neighbour-1 = Você comprou um **4**. Poderia descartar. Mas olhe o **4** de Rookie na posição 2. Rookie pegaria o seu, faria um par e economizaria 7 pontos.
lesson-neighbour-2 = Fique com ele. Um 4 é um pouco melhor que uma carta que ninguém conhece.
lesson-neighbour-away = Aí Rookie pega seu 4 e faz outro par. Melhor ficar com ele: { $press }.
lesson-neighbour-other = É tão bom quanto. Nesta lição, { $press }.
lesson-neighbour-elsewhere = Suas cartas ali são melhores que um 4, então { $press }.

lesson-out = Bater
lesson-out-1 = Falta uma carta fechada. Quando as seis estão abertas, você **bate**.
lesson-out-2 = Aí o resto da mesa tem **mais uma jogada**, e o buraco é contado.
lesson-out-taking = Um 10 custa 10 pontos, então { $press }.

lesson-ace-1 = Você comprou um **ás**: 1 ponto. Você está na frente, então bata com ele.
lesson-ace-away = Um ás custa pouco, e você está na frente. Não espere Rookie: { $press }.
lesson-ace-elsewhere = Agora é hora de bater. A última carta fechada está na posição 6, então { $press }.

lesson-end-1 = Bateu! Sua última carta era um 2: ninguém podia saber. Rookie pegou, e já fez a última jogada.
lesson-end-2 = **Você vence o buraco, 3 a 6.** Coluna por coluna: 8 e 8 são **0**, rei e 4 são **4**, 2 e ás são **−1**.
lesson-end-3 = Uma partida tem vários buracos. O menor total vence.
