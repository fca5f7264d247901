refusals-not-started = Esta partida ainda não começou.
refusals-started = Esta partida já começou.
refusals-started-wait = Esta partida já começou. Espere ela acabar e aperte **Revanche**.
refusals-closed = Esta mesa está fechada. `/golf start` abre outra.
refusals-over = Esta partida acabou.
refusals-not-over = Esta partida ainda não acabou.
refusals-unknown-game = Não conheço mais esta partida. `/golf start` abre outra.
refusals-no-game-here = Não há partida neste canal. `/golf start` abre uma.
refusals-no-such-game = Esta partida não existe neste servidor.
refusals-unreadable = Não consigo mais ler esta partida. A moderação pode fechá-la com `/golf end`.
refusals-busy = Há muito movimento nesta partida. Tente de novo, por favor.
refusals-channel-taken = Há uma partida em andamento neste canal. Use outro canal, `/golf start` com `thread:`, ou `/golf solo`.
refusals-other-terms = A mesa aberta neste canal tem outros termos: { $terms }. Aperte **Entrar** nela, ou use outro canal ou um tópico.

refusals-not-in-game = Você não está nesta partida. { $going ->
    [yes] Quando ela acabar, aperte **Revanche** para abrir a próxima.
   *[no] Aperte **Revanche**, ou use `/golf start`, para abrir a próxima.
}
refusals-not-in-this-game = Você não está nesta partida.
refusals-not-joined = Você não entrou nesta partida.
refusals-target-not-joined = Essa pessoa não entrou nesta partida.
refusals-target-not-in-game = Essa pessoa não está nesta partida.
refusals-join-first = Entre primeiro; depois você pode adicionar ou tirar um computador.
refusals-host-starts = Quem começa a partida é { $host }, que abriu esta mesa.
refusals-only-host-removes = Só a moderação e quem abriu a mesa podem tirar alguém.
refusals-remove-later = Você pode tirar quem ficou sem tempo. Sem relógio, peça à moderação.
refusals-hole-scored = É tarde para encerrar: um buraco já foi contado. Peça à moderação, ou saia.
refusals-end-later = Por enquanto, só a moderação e quem abriu a mesa podem encerrar. Você pode sair, ou encerrar depois de uma hora sem jogadas.
refusals-only-players-end = Só a moderação e quem joga podem encerrar esta partida.
refusals-only-players-move = Só a moderação e quem joga podem mover esta mesa.
refusals-manage-server = Isto é para quem tem a permissão **Gerenciar servidor**.

refusals-unknown-rules = Não conheço essas regras.
refusals-holes = “{ $rules }” se joga em { $holes } buracos.
refusals-mentions = Indique as pessoas com menções, por exemplo @Ann @Bob.
refusals-too-many-called = Você pode chamar no máximo { $count } pessoas.
refusals-called-not-here = Uma dessas pessoas não está neste servidor.
refusals-challenge-self = Você não pode se desafiar. `/golf solo` é contra um computador.
refusals-challenge-bot = Bots não jogam golfe. `/golf solo` é contra um computador.
refusals-no-threads-here = Uma partida só ganha um tópico próprio em um canal de texto.
refusals-everyone = Não dá para mencionar todo mundo. Escolha um cargo que as pessoas possam pegar por conta própria.
refusals-full = A mesa está cheia: { $seats } lugares.
refusals-too-few = Uma partida precisa de duas pessoas. Espere alguém, ou adicione um computador.
refusals-no-computer = Não há computador nesta mesa.
refusals-unknown-computer = Não conheço esse tipo de computador.
refusals-not-posted = Nenhuma mesa foi aberta, porque não posso publicá-la. { $count ->
    [0] Quem pode editar o canal pode resolver isso nas configurações dele, em Permissões.
    [one] Neste canal me falta { $permissions }. Quem pode editar o canal pode resolver isso nas configurações dele, em Permissões.
   *[other] Neste canal me faltam { $permissions }. Quem pode editar o canal pode resolver isso nas configurações dele, em Permissões.
}{ $hidden ->
    [yes] { " " }Se for um tópico privado, mencione-me nele: assim eu entro.
   *[no] { "" }
}
refusals-permissions = Neste canal me { $count ->
    [one] falta a permissão
   *[other] faltam as permissões
} { $permissions }. Quem pode editar o canal pode resolver isso nas configurações dele, em Permissões.

refusals-hole-over = Este buraco acabou. Aperte **Próximo buraco**.
refusals-not-your-turn = Não é a sua vez: é a vez de { $names }.
refusals-played = Este botão é antigo: essa jogada já foi feita.
refusals-other-channel = Este botão é de uma partida de outro canal.
refusals-other-person = Esse botão é da partida de outra pessoa.
refusals-other-version = Este botão é de outra versão deste bot.
refusals-other-version-command = Este botão é de outra versão deste bot. Use o comando de novo.
refusals-old-scores = Este ranking é de outra versão deste bot. Use `/golf scores`.
refusals-not-called = Ninguém chamou você para esta mesa. Aperte **Entrar** se quiser.
refusals-no-hints = Esta partida não tem dicas.
refusals-shuffle-later = Você pode conferir o baralho quando a partida acabar.
refusals-review-unfinished = Só partidas que acabaram têm análise.
refusals-replay-unfinished = Só partidas que acabaram têm replay.
refusals-no-such-turn = Essa jogada não existe nesta partida. Aperte **Replay** de novo.
refusals-nothing-to-review = Você ainda não tem uma partida completa neste servidor.

refusals-rule-opened = Você já virou suas duas cartas. Agora é a vez das outras pessoas.
refusals-rule-turn = Não é a sua vez.
refusals-rule-face-up = Essa carta já está aberta.
refusals-rule-turn-up = Só se viram cartas antes da primeira jogada.
refusals-rule-stock = O monte acabou. **Pegue** a carta de cima do descarte.
refusals-rule-hole = Este buraco ainda não acabou.
refusals-rule-opening = Primeiro vire cartas: todo mundo começa com { $cards } abertas.
refusals-rule-draw = Primeiro **Compre** uma carta, ou **Pegue** a de cima do descarte.
refusals-rule-place = Você tem uma carta comprada. Aperte a carta que quer trocar, ou **Descarte**.
refusals-rule-next = O buraco acabou. O próximo vem logo.
refusals-rule-over = A partida acabou.

refusals-not-running = Esta parte do bot está desligada agora. Tente de novo em um minuto.
refusals-needs-server = Isto só funciona em um canal de um servidor. Aqui você pode usar `/golf solo`, `/golf learn`, `/golf rules`, `/golf preferences`, `/golf privacy`, `/golf export` e `/golf forget-me`.
refusals-discord-away = O Discord não me responde. Tente de novo daqui a pouco.
refusals-command-changed = Este comando mudou desde a última vez que seu Discord o viu. Tente de novo em um minuto, ou reinicie o Discord.
refusals-option = Não entendo uma dessas opções. Escolha na lista do Discord.
refusals-command = Você não pode usar este comando aqui.
refusals-fault = Algo deu errado (ref. { $reference }). Tente de novo, por favor. `/golf table` mostra a partida outra vez.
