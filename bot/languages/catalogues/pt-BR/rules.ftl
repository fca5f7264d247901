rules-heading = ### ⛳ Six Card Golf · { $rules }
rules-goal = Vence quem soma menos pontos em todos os buracos. No empate, a vitória é dividida.
rules-cards = **Cartas.** Seis por pessoa, fechadas, em duas fileiras de três. Ninguém olha cartas fechadas, nem as próprias.
rules-opening-in-turn = **Começo.** Na sua vez, cada pessoa vira duas de suas cartas, as que quiser.
rules-opening-at-once = **Começo.** Todo mundo vira duas de suas cartas ao mesmo tempo, as que quiser.
rules-turn = **Sua vez.** Compre uma carta do monte, ou pegue a de cima do descarte. Troque por uma das suas seis cartas, e descarte essa. Uma carta comprada também pode ser descartada na hora. Uma carta que você pega do descarte tem que ficar.
rules-end-last-turns = **Fim de um buraco.** Quando alguém tem as seis cartas abertas, as outras pessoas têm **mais uma jogada**. Depois todas as cartas são viradas e contadas.
rules-end-at-once = **Fim de um buraco.** Quando alguém abre a última carta, o buraco acaba **na hora**, até na primeira rodada. Todas as cartas são viradas e contadas.
rules-points = **Pontos.** Ás (A) 1 · dois −2 · três a dez seu número · valete (J) e dama (Q) 10 · rei (K) 0. Duas cartas iguais em uma coluna contam **0**, até dois 2. O naipe não importa.
rules-example = **Exemplo.** 7 e 7 são um par: **0**. Rei e 9: 0 + 9 = **9**. 10 e 2: 10 − 2 = **8**. No total: **17**.
rules-example-cards = -# Em duas fileiras: 7 K 10 / 7 9 2
rules-stock = **Monte vazio.** O descarte, menos a carta de cima, vira o novo monte.
rules-next = **Próximo buraco.** Começa a pessoa à esquerda.
rules-source = -# Como está em { $source }. De { $least } a { $most } pessoas.
