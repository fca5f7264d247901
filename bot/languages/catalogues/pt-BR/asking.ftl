asking-more = ### Mais
asking-not-in-game = Você não está nesta partida. Quando ela acabar, aperte **Revanche**.

asking-leave-table = ### Sair desta mesa?
asking-leave-game = ### Sair desta partida?
asking-seat-free = Outra pessoa pode ficar com o seu lugar.
asking-table-closes = Só sobrou você: a mesa fecha.
asking-computer-goes-on = Um computador joga suas cartas até o fim, e você não pode mais vencer. Os buracos contados ficam nas suas estatísticas.
asking-one-left = Só sobraria uma pessoa: a partida acaba sem resultado.
asking-last-person = Só sobrou você: a partida acaba sem resultado.

asking-end-game = ### Encerrar esta partida?
asking-solo-ends = Não haverá resultado. Os buracos contados ficam nas suas estatísticas.
asking-close-table = ### Fechar esta mesa?
asking-no-game = Nenhuma partida começa aqui.
asking-ends-for-all = Ela acaba para todo mundo, sem resultado.{ $scored ->
    [0] { "" }
    [one] { " " }{ $scored } buraco já foi contado: ele fica nas estatísticas.
   *[other] { " " }{ $scored } buracos já foram contados: eles ficam nas estatísticas.
}
