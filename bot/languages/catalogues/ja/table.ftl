table-heading-paused = ### ⛳ ホール{ $hole }/{ $holes } · 一時停止中
table-heading-opening = ### ⛳ ホール{ $hole }/{ $holes } · { $names }がカードをめくります
table-heading-turn = ### ⛳ ホール{ $hole }/{ $holes } · { $name }の番です

table-last-turn = ⏳ **最後の1手！** { $name }が上がり、残りは{ $count }人です。
table-first = **自分の手札**を押して、2枚めくってください。
table-order = -# 順番：{ $names }
table-unreached = -# { $name }：ダイレクトメッセージが届きません。**自分の手札**を押して遊んでください。
table-stood-still = -# ⏸ このテーブルを表示できなかった間、持ち時間は止まっていました。
table-away = ⏸ 全員が席を外しています。どれかのボタンを押すと再開します。ゲームは{ $closes }に閉じます。
table-next-hole = -# 次のホールは{ $comes }に始まります。
table-time = -# 時間切れは{ $ends }です。

table-row-top = 上：{ $cards }
table-row-bottom = 下：{ $cards }
table-card-down = { $place }：裏
table-card = { $place }：**{ $rank }**
table-piles = 捨て札 **{ $top ->
    [none] なし
   *[other] { $top }
}** · 山札{ $count }枚{ $held ->
    [yes] { " " }· 引いたカードを持っています
   *[no] { "" }
}
table-scored = **{ $points }点**（{ $columns }）· 合計{ $total }点 · 手札 { $cards }
