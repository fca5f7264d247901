answers-table-open = { $in_thread ->
    [yes] Sua mesa está aberta em { $thread }.
   *[no] Sua mesa está aberta.
} As outras pessoas apertam **Entrar**. Ninguém veio? Escolha **Adicionar um computador**. Depois aperte **Começar**.{ $other_holes ->
    [yes] { " " }“{ $rules }” se joga em { $offered } buracos, então esta partida tem { $holes }.
   *[no] { "" }
}{ $told }
answers-table-joined = { $joined ->
    [yes] Este canal já tem uma mesa aberta: agora você está nela.
   *[no] Você está na mesa aberta deste canal.
}{ $told }
answers-table-here = Aqui está a mesa.
answers-table-posted = A mesa agora é a mensagem mais recente.
answers-rematch = Há uma mesa nova, e você já tem lugar nela.{ $told }
answers-declined = Tudo bem. Fica para a próxima!
answers-stays = Fica tudo como está.
answers-called = { $asked_count ->
    [0] { "" }
   *[other] { " " }Chamei { $asked }.
}{ $lately_count ->
    [0] { "" }
   *[other] { " " }Chamei { $lately } há pouco tempo.
}{ $unwilling_count ->
    [0] { "" }
    [one] { " " }{ $unwilling } não aceita convites.
   *[other] { " " }{ $unwilling } não aceitam convites.
}{ $seated_count ->
    [0] { "" }
    [one] { " " }{ $seated } já está na mesa.
   *[other] { " " }{ $seated } já estão na mesa.
}
answers-left-table = Você saiu da mesa.
answers-left-game = Você saiu da partida. Um computador joga suas cartas até o fim, sem poder vencer.
answers-left-last = Você saiu da partida. Sobrou pouca gente, então ela acabou.
answers-removed = { $name } não está mais na partida.{ $going ->
    [yes] { " " }Um computador assume o lugar.
   *[no] { "" }
}
answers-ended = Você encerrou a partida.
answers-ended-solo = Você encerrou a partida. `/golf solo` começa outra.
answers-solo-again = Esta é a sua partida, de onde você parou. Em **Mais…** você pode encerrá-la.
answers-closed-unreadable = Eu não conseguia mais ler a partida, então a fechei sem resultado.
answers-put-back-table = Esta partida voltou a um momento anterior. Continue na mesa mais recente, mais abaixo.
answers-put-back-cards = Esta partida voltou a um momento anterior. Estas são suas cartas agora.
answers-export = Isto é tudo o que guardo sobre você.

answers-offer-open = { $channel } · { $people } · { $holes } buracos, { $started ->
    [yes] em andamento
   *[no] não começou
}
answers-offer-gone = um canal que não existe mais
answers-offer-more = mais { $count }
answers-offer-finished = { $when } UTC · { $holes } buracos · { $game }
