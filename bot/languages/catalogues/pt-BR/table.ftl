table-heading-paused = ### ⛳ Buraco { $hole } de { $holes } · em pausa
table-heading-opening = ### ⛳ Buraco { $hole } de { $holes } · { $names } { $count ->
    [one] vira
   *[other] viram
} cartas
table-heading-turn = ### ⛳ Buraco { $hole } de { $holes } · vez de { $name }

table-last-turn = ⏳ **Última jogada!** { $name } bateu, { $count ->
    [one] falta { $count } pessoa
   *[other] faltam { $count } pessoas
}.
table-first = Aperte **Minha mão** e vire duas.
table-order = -# Ordem de jogo: { $names }
table-unreached = -# { $name }: nenhuma mensagem direta chega a você. Aperte **Minha mão** para jogar.
table-stood-still = -# ⏸ O relógio ficou parado enquanto esta mesa não podia aparecer.
table-away = ⏸ Todo mundo sumiu. Aperte qualquer botão para continuar. A partida fecha { $closes }.
table-next-hole = -# O próximo buraco vem { $comes }.
table-time = -# O tempo acaba { $ends }.

table-row-top = Em cima: { $cards }
table-row-bottom = Embaixo: { $cards }
table-card-down = { $place } fechada
table-card = { $place }: **{ $rank }**
table-piles = Descarte **{ $top ->
    [none] vazio
   *[other] { $top }
}** · monte { $count }{ $held ->
    [yes] { " " }· uma carta comprada na mão
   *[no] { "" }
}
table-scored = **{ $points }** ({ $columns }) · total { $total } · cartas { $cards }
