pictures-hole = 第{ $hole }/{ $holes }洞
pictures-hole-number = 第{ $hole }洞

pictures-players = { $count }人
pictures-to-turn-over = 翻牌中
pictures-turns-over = 翻{ $count }张牌
pictures-drew = 摸了一张
pictures-to-play = 的回合
pictures-last-turns = 最后一手 · 还剩{ $count }人
pictures-last-turns-short = 最后 · 剩{ $count }人
pictures-hole-won = { $count ->
    [1] { $names }赢下本洞
   *[other] { $names }并列赢下本洞
}
pictures-hole-shared = { $count }人并列赢下本洞

pictures-flag-winner = 获胜
pictures-flag-winner-short = 获胜
pictures-flag-best = 最低
pictures-flag-best-short = 最低
pictures-flag-out = 翻完
pictures-flag-out-short = 翻完
pictures-flag-left = 已退出
pictures-flag-left-short = 退出
pictures-flag-autopilot = 托管
pictures-flag-autopilot-short = 托管

pictures-hand-over = 本洞结束
pictures-hand = 你的牌
pictures-hand-turn = 轮到你了
pictures-hand-turn-over = { $count ->
    [1] 翻开一张
   *[other] 翻开两张
}
pictures-hand-last-turn = 最后一手

pictures-scorecard = 第{ $hole }/{ $holes }洞之后
pictures-scorecard-final = { $holes }洞最终成绩
pictures-fewest-win = 分数最低者胜
pictures-heading-hole = 洞
pictures-heading-out = 前九
pictures-heading-in = 后九
pictures-heading-total = 总分
pictures-heading-behind = 落后
pictures-heading-place = 名次
pictures-left = 退出

pictures-end-game = { $holes }洞 · { $rules }
pictures-best-hole = 最佳一洞：{ $name }，第{ $hole }洞{ $points }分
pictures-quote = “{ $sentence }”

pictures-form = 近期状态
pictures-no-games = 还没有对局
pictures-best = 最佳 { $points }
pictures-oldest = 最早
pictures-newest = 最近
pictures-one-game = 一局
pictures-average = 累计平均，目前 { $points }
