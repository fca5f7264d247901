lobby-heading = ### ⛳ 6枚ゴルフ
lobby-closed = このテーブルは、ゲームが始まる前に閉じられました。`/golf start`で新しく開けます。
lobby-terms = { $holes }ホール · { $rules } · { $clock }{ $hints ->
    [yes] { " " }· ヒントあり（ランキング対象外）
   *[no] { "" }
}
lobby-host = ホスト：{ $host }{ $closes ->
    [none] { "" }
   *[other] { " " }· { $closes }に閉じます
}
lobby-players = **参加者 { $count }/{ $most }**
lobby-call = 📣 { $called } **{ $host }**が一緒に遊びたいそうです。{ $people ->
    [yes] **参加**か**また今度**を押してください。
   *[no] **参加**を押してください。
}

lobby-menu-add = CPUを追加…
lobby-menu = CPU…
lobby-add = { $level }を追加
lobby-about-rookie = 堅実ですが、人並みに見落としもします
lobby-about-club = 手慣れた常連の強さ
lobby-about-pro = 最強クラス
lobby-remove = 最後のCPUを外す
lobby-remove-about = 最後に追加したCPU

lobby-seal = ゲーム `{ $game }` · 封印したシャッフル { $seal }
lobby-sealed-game = ゲーム `{ $game }`：{ $terms }
lobby-sealed-shuffle = 封印したシャッフル：`{ $seal }`
lobby-sealed-part = あなたのパート：`{ $part }`
lobby-sealed-no-part = あなたのパート：**開始**が押されると決まります
lobby-sealed-start = **開始**のパート：`{ $part }`
lobby-sealed-about = このゲームのシャッフルは、誰かが参加する前に封印されました。ゲームが終わったら、**シャッフルを検証**で封印どおりに配られたことを確かめられます。
lobby-sealed-joined = 参加しました。ホストが**開始**を押すと、カードが配られます。
lobby-sealed-keep = これを控えておくと、終わったあとにシャッフルを検証できます。
lobby-sealed-codes = 🔒 あとでシャッフルを検証するためのコード：||{ $codes }||
