descriptions-seat = 座位{ $number }

descriptions-card = { $suit }{ $rank }
descriptions-card-down = 暗牌
descriptions-rank-1 = A
descriptions-rank-2 = 2
descriptions-rank-3 = 3
descriptions-rank-4 = 4
descriptions-rank-5 = 5
descriptions-rank-6 = 6
descriptions-rank-7 = 7
descriptions-rank-8 = 8
descriptions-rank-9 = 9
descriptions-rank-10 = 10
descriptions-rank-11 = J
descriptions-rank-12 = Q
descriptions-rank-13 = K
descriptions-suit-clubs = 梅花
descriptions-suit-diamonds = 方块
descriptions-suit-hearts = 红心
descriptions-suit-spades = 黑桃
descriptions-down = 暗
descriptions-all-down = 全是暗牌

descriptions-call-stopped = 对局结束，不计结果
descriptions-call-won = { $count ->
    [1] { $names }获胜
   *[other] { $names }并列获胜
}
descriptions-call-hole-over = 本洞结束
descriptions-call-opening-many = { $count }人翻牌
descriptions-call-opening = { $name }翻{ $count }张牌
descriptions-call-drew = { $name }摸了一张牌
descriptions-call-turn = 轮到{ $name }
descriptions-call = { $call }。

descriptions-shows = 明牌{ $points }分
descriptions-hole-points = 本洞{ $points }分
descriptions-total = 总分{ $points }分
descriptions-flag-out = 翻完
descriptions-flag-left = 已退出
descriptions-flag-autopilot = 托管
descriptions-flag-winner = 获胜

descriptions-hole = 第{ $hole }/{ $holes }洞。
descriptions-to-turn-over = 待翻牌：{ $names }。
descriptions-last-turn = 最后一手：还剩{ $count }人。
descriptions-discard = 弃牌：{ $card }。
descriptions-stock = 牌堆：{ $count }张。
descriptions-moved = 上一手：{ $name }，{ $place }号位。

descriptions-your-cards = 你的牌：{ $cards }。
descriptions-you-show = 明牌{ $points }分，总分{ $total }分。
descriptions-you-drew = 你摸到{ $card }。
descriptions-your-last-turn = 这是你的最后一手。

descriptions-end = 打完{ $holes }洞，{ $call }。
descriptions-winning-cards = 获胜者的牌：{ $cards }。
descriptions-best-hole = 最佳一洞：{ $name }，第{ $hole }洞{ $points }分。
descriptions-motion-discarded = { $name }摸到{ $card }，直接弃掉。
descriptions-motion-drew = { $name }摸到{ $came }，换掉{ $gone }。
descriptions-motion-took = { $name }拿了{ $came }，换掉{ $gone }。
descriptions-motion-end = 最后的牌：{ $cards }。本洞{ $points }分。
descriptions-scorecard = 记分卡：共{ $holes }洞，已打{ $scored }洞。

descriptions-chart-none = { $title }。还没有对局。
descriptions-chart-one = { $title }。1局：{ $points }。
descriptions-chart-many = { $title }。{ $count }局，从早到晚：{ $scores }。
descriptions-chart-newest = { $title }。共{ $count }局，最近{ $shown }局：{ $scores }。
descriptions-chart-average = 平均{ $average }，最佳{ $best }。
