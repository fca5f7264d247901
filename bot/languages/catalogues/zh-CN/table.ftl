table-heading-paused = ### ⛳ 第{ $hole }/{ $holes }洞 · 暂停中
table-heading-opening = ### ⛳ 第{ $hole }/{ $holes }洞 · { $names }翻牌
table-heading-turn = ### ⛳ 第{ $hole }/{ $holes }洞 · 轮到{ $name }

table-last-turn = ⏳ **最后一手！** { $name }翻完了，还剩{ $count }人没走。
table-first = 按**我的牌**，翻开两张。
table-order = -# 行牌顺序：{ $names }
table-unreached = -# { $name }：私信发不到你那里。请按**我的牌**来玩。
table-stood-still = -# ⏸ 这张牌桌无法显示期间，计时暂停了。
table-away = ⏸ 大家都不在。按任意按钮即可继续。对局将在{ $closes }关闭。
table-next-hole = -# 下一洞{ $comes }开始。
table-time = -# { $ends }超时。

table-row-top = 上：{ $cards }
table-row-bottom = 下：{ $cards }
table-card-down = { $place }：暗
table-card = { $place }：**{ $rank }**
table-piles = 弃牌 **{ $top ->
    [none] 无
   *[other] { $top }
}** · 牌堆{ $count }张{ $held ->
    [yes] { " " }· 有人手里有一张摸到的牌
   *[no] { "" }
}
table-scored = **{ $points }分**（{ $columns }）· 总分{ $total }分 · 牌 { $cards }
