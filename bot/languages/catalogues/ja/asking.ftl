asking-more = ### その他
asking-not-in-game = あなたはこのゲームに参加していません。終わったら**再戦**を押してください。

asking-leave-table = ### テーブルから抜けますか？
asking-leave-game = ### ゲームを抜けますか？
asking-seat-free = あなたの席にはほかの人が座れます。
asking-table-closes = ほかに誰もいないので、抜けるとテーブルが閉じます。
asking-computer-goes-on = 残りはCPUが代わりにプレイし、あなたは勝者になれません。採点済みのホールは成績に残ります。
asking-one-left = 残りが1人になるため、ゲームは結果なしで終わります。
asking-last-person = ほかに誰もいないため、抜けるとゲームは結果なしで終わります。

asking-end-game = ### ゲームを終了しますか？
asking-solo-ends = 結果はつきません。採点済みのホールは成績に残ります。
asking-close-table = ### テーブルを閉じますか？
asking-no-game = ゲームは始まりません。
asking-ends-for-all = 全員のゲームが結果なしで終わります。{ $scored ->
    [0] { "" }
   *[other] 採点済みの{ $scored }ホールは全員の成績に残ります。
}
