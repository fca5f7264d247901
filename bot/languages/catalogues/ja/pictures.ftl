pictures-hole = ホール{ $hole }/{ $holes }
pictures-hole-number = ホール{ $hole }

pictures-players = { $count }人
pictures-to-turn-over = めくります
pictures-turns-over = { $count }枚めくります
pictures-drew = 引きました
pictures-to-play = の番です
pictures-last-turns = 最後の1手 · あと{ $count }人
pictures-last-turns-short = 最後 · あと{ $count }人
pictures-hole-won = { $count ->
    [1] { $names }がトップ
   *[other] { $names }が同点トップ
}
pictures-hole-shared = { $count }人が同点トップ

pictures-flag-winner = 勝利
pictures-flag-winner-short = 勝利
pictures-flag-best = トップ
pictures-flag-best-short = トップ
pictures-flag-out = 上がり
pictures-flag-out-short = 上がり
pictures-flag-left = 退席
pictures-flag-left-short = 退席
pictures-flag-autopilot = 自動
pictures-flag-autopilot-short = 自動

pictures-hand-over = ホール終了
pictures-hand = あなたの手札
pictures-hand-turn = あなたの番
pictures-hand-turn-over = { $count }枚めくる
pictures-hand-last-turn = 最後の1手

pictures-scorecard = ホール{ $hole }/{ $holes }を終えて
pictures-scorecard-final = { $holes }ホールの最終スコア
pictures-fewest-win = 点の少ない人が勝ち
pictures-heading-hole = ホール
pictures-heading-out = OUT
pictures-heading-in = IN
pictures-heading-total = 合計
pictures-heading-behind = 差
pictures-heading-place = 順位
pictures-left = 退席

pictures-end-game = { $holes }ホール · { $rules }
pictures-best-hole = ベストホール：{ $name }、ホール{ $hole }で{ $points }点
pictures-quote = 「{ $sentence }」

pictures-form = 成績の推移
pictures-no-games = まだゲームがありません
pictures-best = ベスト { $points }
pictures-oldest = 最古
pictures-newest = 最新
pictures-one-game = 1ゲーム
pictures-average = これまでの平均、現在 { $points }
