shuffle-good = ### ✅ Cartas dadas conforme o lacre
shuffle-good-how = Dei as cartas de novo a partir do segredo: { $deals ->
    [one] { $deals } buraco
   *[other] { $deals } buracos
}, as mesmas cartas. { $moves ->
    [one] { $moves } jogada conferida, dentro
   *[other] { $moves } jogadas conferidas, todas dentro
} das regras, e todos os pontos vêm delas.
shuffle-bad = ### ❌ Cartas não dadas conforme o lacre
shuffle-why-seal = O segredo não é aquele cujo lacre foi publicado.
shuffle-why-seats = Os lugares não estão na ordem prometida.
shuffle-why-deal = As cartas do buraco { $hole } não são as do baralho lacrado.
shuffle-why-first = No buraco { $hole }, as primeiras cartas não foram para quem as regras mandam.
shuffle-why-rebuild = Um monte refeito no buraco { $hole } não está na ordem prometida.
shuffle-why-cards = Uma jogada do buraco { $hole } mostra uma carta que não estava ali no baralho lacrado.
shuffle-why-log = O registro está danificado, ou alguma jogada vai contra as regras.
shuffle-about = **Para conferir por conta própria.** O lacre é o SHA-256 do segredo. Ele foi fixado antes de alguém entrar; aparece em **Lacre**, na mesa aberta, e na resposta a **Entrar**. As partes vieram depois. O arquivo é o registro da partida: a página `docs/verify.html` deste bot o confere.
shuffle-game = **Partida** `{ $game }`
shuffle-secret = **Segredo** `{ $secret }`
shuffle-seal = **Lacre** `{ $seal }`
shuffle-parts = **Partes**, na ordem de chegada (lugares como no registro, a partir de 0)
shuffle-part-start = O clique em **Começar**: `{ $part }`
shuffle-part = { $name }, lugar { $seat }: `{ $part }`
shuffle-no-log = -# O registro da partida não pôde ser anexado.
