lobby-heading = ### ⛳ Six Card Golf
lobby-closed = Esta mesa fechou antes de uma partida começar. `/golf start` abre outra.
lobby-terms = { $holes } buracos · { $rules } · { $clock }{ $hints ->
    [yes] { " " }· com dicas, fora do ranking
   *[no] { "" }
}
lobby-host = Mesa de { $host }{ $closes ->
    [none] { "" }
   *[other] { " " }· fecha { $closes }
}
lobby-players = **Na mesa: { $count }/{ $most }**
lobby-call = 📣 { $called }: **{ $host }** quer jogar. { $people ->
    [yes] Aperte **Entrar** ou **Agora não**.
   *[no] Aperte **Entrar**.
}

lobby-menu-add = Adicionar um computador…
lobby-menu = Computadores…
lobby-add = Adicionar { $level }
lobby-about-rookie = Tem bom senso, e se distrai como qualquer pessoa
lobby-about-club = Joga bem e com regularidade
lobby-about-pro = O mais forte que existe
lobby-remove = Tirar o último computador
lobby-remove-about = O que foi adicionado por último

lobby-seal = Partida `{ $game }` · Baralho lacrado { $seal }
lobby-sealed-game = Partida `{ $game }`: { $terms }
lobby-sealed-shuffle = Baralho lacrado: `{ $seal }`
lobby-sealed-part = Sua parte: `{ $part }`
lobby-sealed-no-part = Sua parte: vem quando alguém aperta **Começar**
lobby-sealed-start = A parte de **Começar**: `{ $part }`
lobby-sealed-about = O baralho desta partida foi lacrado antes de alguém entrar. Quando a partida acabar, **Conferir o baralho** mostra que as cartas foram dadas assim.
lobby-sealed-joined = Você está na mesa. As cartas vêm quando quem abriu a mesa aperta **Começar**.
lobby-sealed-keep = Guarde isto para conferir o baralho quando a partida acabar.
lobby-sealed-codes = 🔒 Para conferir o baralho depois: ||{ $codes }||
