privacy-heading = ### O que é guardado sobre você
privacy-what = Seu ID do Discord, suas preferências e seu idioma, suas partidas com cada jogada, e seus resultados. Nenhum nome, nenhuma mensagem, nada do que você escreve.
privacy-how = `/golf export` envia tudo a você em um arquivo. `/golf forget-me` tira seu ID de todo lugar: as outras pessoas mantêm seus resultados, e nada mais identifica você.
privacy-server = -# Se o bot for removido de um servidor, as partidas abertas dele acabam. Os resultados ficam até alguém pedir que sejam apagados.

privacy-forget-heading = ### Quer que eu esqueça você?
privacy-forget = Você sai de todas as partidas. Suas preferências e seus lugares em todos os rankings desaparecem. Nas partidas que já acabaram, um número substitui seu ID. **Isto não pode ser desfeito**, e vale para todos os servidores.
privacy-forgotten = Nada aqui identifica mais você.{ $games ->
    [0] { "" }
    [one] { " " }Você saiu de { $games } partida.
   *[other] { " " }Você saiu de { $games } partidas.
}
privacy-kept = Fica tudo como está.
