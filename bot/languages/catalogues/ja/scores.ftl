scores-heading = ### 🏆 ランキング · { $about }
scores-period-all = 全期間
scores-period-year = 今年
scores-period-month = 今月
scores-period-week = 今週
scores-holes = { $count }ホール

scores-order-average = 1ホール平均
scores-order-wins = 勝利数
scores-order-games = ゲーム数
scores-order-best = ベストゲーム
scores-first-average = -# 1ホール平均が少ない順
scores-first-wins = -# 勝利数が多い順
scores-first-games = -# ゲーム数が多い順
scores-first-best = -# ベストゲーム順
scores-menu-period = 期間
scores-menu-order = 並び順

scores-nobody = このランキングにはまだ誰もいません。`/golf start`でテーブルを開けます。
scores-all-left = このランキングの人は、全員サーバーを離れました。
scores-own-place = あなたは{ $count }人中**{ $place }**：{ $figures }
scores-own-record = **あなたの成績**（ここで数えないゲームも含む）：
scores-with-computers = CPUとのゲーム：{ $figures }

scores-average = 1ホール平均{ $average }
scores-average-bold = 1ホール平均**{ $average }**
scores-games = { $count }ゲーム
scores-finished = { $count }ゲーム終了
scores-wins = { $count }勝{ $shared ->
    [0] { "" }
   *[other] （うち同点{ $shared }）
}
scores-best = ベスト{ $points }（{ $holes }ホール）
scores-best-game = { $points }（{ $holes }ホール）
scores-points = { $points }点

scores-what-counts = 人どうしで最後まで遊んだ、ヒントなしのゲームを数えます。
scores-command = `/golf scores player:`ですべて見られます。
scores-left = サーバーを離れた{ $count }人は表示していません。
scores-ranked = ランキング対象：{ $count }人。
