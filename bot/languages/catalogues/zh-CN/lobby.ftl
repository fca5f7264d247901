lobby-heading = ### ⛳ 六张高尔夫
lobby-closed = 这张牌桌在开局前关闭了。用`/golf start`再开一桌。
lobby-terms = { $holes }洞 · { $rules } · { $clock }{ $hints ->
    [yes] { " " }· 可用提示，不计入排名
   *[no] { "" }
}
lobby-host = 桌主：{ $host }{ $closes ->
    [none] { "" }
   *[other] { " " }· { $closes }关闭
}
lobby-players = **玩家 { $count }/{ $most }**
lobby-call = 📣 { $called }：**{ $host }**想一起玩。{ $people ->
    [yes] 请按**加入**或**下次吧**。
   *[no] 请按**加入**。
}

lobby-menu-add = 添加电脑…
lobby-menu = 电脑…
lobby-add = 添加{ $level }
lobby-about-rookie = 中规中矩，也会像人一样看漏
lobby-about-club = 经验丰富的常客
lobby-about-pro = 最强水平
lobby-remove = 移除最后一个电脑
lobby-remove-about = 最后添加的那一个

lobby-seal = 对局 `{ $game }` · 洗牌已封存 { $seal }
lobby-sealed-game = 对局 `{ $game }`：{ $terms }
lobby-sealed-shuffle = 封存的洗牌：`{ $seal }`
lobby-sealed-part = 你的份额：`{ $part }`
lobby-sealed-no-part = 你的份额：按下**开始**时产生
lobby-sealed-start = **开始**的份额：`{ $part }`
lobby-sealed-about = 这一局的洗牌在任何人加入之前就已封存。对局结束后，**验证洗牌**可以证明发牌与封存一致。
lobby-sealed-joined = 你已加入。桌主按下**开始**后发牌。
lobby-sealed-keep = 留好这条消息，对局结束后可以用来验证洗牌。
lobby-sealed-codes = 🔒 供以后验证洗牌：||{ $codes }||
