buttons-direct-messages = Mensagens diretas: { $on ->
    [yes] sim
   *[no] não
}
buttons-pictures = Imagens: { $on ->
    [yes] sim
   *[no] não
}
buttons-reminders = Lembretes: { $on ->
    [yes] sim
   *[no] não
}
buttons-invitations = Convites: { $on ->
    [yes] sim
   *[no] não
}
buttons-no-role = Não mencionar ninguém
buttons-server-settings = Ajustes do servidor
buttons-forget = Me esqueça
buttons-keep = Manter tudo

buttons-join = Entrar
buttons-leave = Sair
buttons-start = Começar
buttons-not-now = Agora não
buttons-learn = Aprender
buttons-rules = Regras
buttons-seal = Lacre

buttons-more = Mais…
buttons-draw = Compre
buttons-take = Pegue
buttons-take-card = Pegue { $card }
buttons-discard = Descarte
buttons-discard-card = Descarte { $card }
buttons-think-again = Desfazer
buttons-my-cards = Minha mão
buttons-hint = Dica
buttons-to-table = Ir à mesa
buttons-look-again = Atualizar
buttons-next-hole = Próximo buraco

buttons-rematch = Revanche
buttons-play-again = Jogar outra
buttons-review = Análise
buttons-replay = Replay
buttons-watch = Ver a última jogada
buttons-check-shuffle = Conferir o baralho

buttons-bring-down = Trazer a mesa para baixo
buttons-learn-to-play = Aprender a jogar
buttons-ask-leave = Sair…
buttons-ask-end = Encerrar…
buttons-leave-and-close = Sair e fechar a mesa
buttons-leave-and-end = Sair e encerrar
buttons-end = Encerrar a partida
buttons-close-table = Fechar a mesa
buttons-stay = Ficar
buttons-go-on = Continuar

buttons-replay-hole-back = ⏮ Buraco
buttons-replay-back = ◀ Voltar
buttons-replay-on = Avançar ▶
buttons-replay-hole-on = Buraco ⏭
buttons-back = Anterior
buttons-next = Próxima
buttons-page = Página { $page }{ $pages ->
    [none] { "" }
   *[other] { " " }de { $pages }
}

buttons-begin = Começar
buttons-do-it = Faça por mim
buttons-play-rookie = Bora jogar!
buttons-all-rules = Todas as regras
buttons-once-more = De novo
