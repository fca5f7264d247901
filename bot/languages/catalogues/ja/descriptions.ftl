descriptions-seat = 席{ $number }

descriptions-card = { $suit }の{ $rank }
descriptions-card-down = 裏
descriptions-rank-1 = エース
descriptions-rank-2 = 2
descriptions-rank-3 = 3
descriptions-rank-4 = 4
descriptions-rank-5 = 5
descriptions-rank-6 = 6
descriptions-rank-7 = 7
descriptions-rank-8 = 8
descriptions-rank-9 = 9
descriptions-rank-10 = 10
descriptions-rank-11 = ジャック
descriptions-rank-12 = クイーン
descriptions-rank-13 = キング
descriptions-suit-clubs = クラブ
descriptions-suit-diamonds = ダイヤ
descriptions-suit-hearts = ハート
descriptions-suit-spades = スペード
descriptions-down = 裏
descriptions-all-down = すべて裏

descriptions-call-stopped = 結果なしで終了
descriptions-call-won = { $count ->
    [1] { $names }の勝利
   *[other] { $names }が同点で勝利
}
descriptions-call-hole-over = ホール終了
descriptions-call-opening-many = { $count }人がカードをめくります
descriptions-call-opening = { $name }がカードを{ $count }枚めくります
descriptions-call-drew = { $name }がカードを引きました
descriptions-call-turn = { $name }の番です
descriptions-call = { $call }。

descriptions-shows = 表{ $points }点
descriptions-hole-points = ホール{ $points }点
descriptions-total = 合計{ $points }点
descriptions-flag-out = 上がり
descriptions-flag-left = 退席
descriptions-flag-autopilot = 自動
descriptions-flag-winner = 勝利

descriptions-hole = ホール{ $hole }/{ $holes }。
descriptions-to-turn-over = これからめくる人：{ $names }。
descriptions-last-turn = 最後の1手、あと{ $count }人。
descriptions-discard = 捨て札：{ $card }。
descriptions-stock = 山札：{ $count }枚。
descriptions-moved = 直前の手：{ $name }、{ $place }番。

descriptions-your-cards = あなたの手札：{ $cards }。
descriptions-you-show = 表のカード{ $points }点、合計{ $total }点。
descriptions-you-drew = 引いたカード：{ $card }。
descriptions-your-last-turn = あなたの最後の1手です。

descriptions-end = { $holes }ホールを終えて、{ $call }。
descriptions-winning-cards = 勝者の手札：{ $cards }。
descriptions-best-hole = ベストホール：{ $name }、ホール{ $hole }で{ $points }点。
descriptions-motion-discarded = { $name }が{ $card }を引き、そのまま捨てました。
descriptions-motion-drew = { $name }が{ $came }を引き、{ $gone }を捨てました。
descriptions-motion-took = { $name }が{ $came }を取り、{ $gone }を捨てました。
descriptions-motion-end = 最後の手札：{ $cards }。ホールの点：{ $points }点。
descriptions-scorecard = { $holes }ホール中{ $scored }ホールまでのスコアカード。

descriptions-chart-none = { $title }。まだゲームがありません。
descriptions-chart-one = { $title }。1ゲーム：{ $points }。
descriptions-chart-many = { $title }。{ $count }ゲーム、古い順：{ $scores }。
descriptions-chart-newest = { $title }。全{ $count }ゲーム中、最新の{ $shown }ゲーム：{ $scores }。
descriptions-chart-average = 平均{ $average }、ベスト{ $best }。
