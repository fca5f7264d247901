words-on = Ativado
words-off = Desativado
words-colon = { ": " }
words-player = Participante { $number }
words-no-name = Participante
words-seconds = { $count ->
    [one] { $count } segundo
   *[other] { $count } segundos
}
words-minutes = { $count ->
    [one] { $count } minuto
   *[other] { $count } minutos
}
words-no-clock = sem relógio
words-clock = { $duration } por jogada
words-hours = { $count ->
    [one] { $count } hora
   *[other] { $count } horas
}

words-ruleset-card_commons = Mais uma jogada
words-ruleset-pagat = Fim imediato

words-permission-view-channel = **Ver canal**
words-permission-send-messages = **Enviar mensagens**
words-permission-send-messages-in-threads = **Enviar mensagens em tópicos**
words-permission-attach-files = **Anexar arquivos**
words-permission-create-public-threads = **Criar tópicos públicos**
words-permission-manage-threads = **Gerenciar tópicos**
words-no-picture-allowed = -# Em palavras, porque aqui me falta a permissão { $permission }.
words-no-picture-taken = -# Em palavras, porque o Discord não aceitou a imagem agora.
