### Português do Brasil. Tratamento: você. Tom: curto, simpático, sem jargão.
###
### As palavras do jogo:
###   hole           buraco, como no golfe (não é o jogo de cartas Buraco)
###   stock          monte
###   discard pile   descarte
###   draw, take     comprar (do monte), pegar (do descarte)
###   discard        descartar
###   place          posição (1 a 6)
###   turn over      virar; face down: fechada; face up: aberta
###   pair, column   par, coluna
###   go out         bater: «bateu»
###   turn, move     vez, jogada
###   last turn      última jogada
###   game           partida
###   seat           lugar
###   table          mesa
###   host           quem abriu a mesa
###   computer       computador. Os níveis Rookie, Club e Pro ficam como estão.
###   autopilot      automático
###   coach          treinador; hint: dica; review: análise; replay: replay
###   leaderboard    ranking; record: estatísticas
###   clock          relógio
###   shuffle        baralho: «baralho lacrado»; seal: lacre
###   press          apertar
###   cards          ás, valete (J), dama (Q), rei (K); paus, ouros, copas, espadas
###
### Gênero: nem «jogador» nem particípios para uma pessoa. «Quem», «a próxima pessoa», «todo mundo».
### Os botões das jogadas estão no imperativo: Compre, Pegue, Descarte.

terms-language = Português (Brasil)
terms-ordinal = { $number }º
