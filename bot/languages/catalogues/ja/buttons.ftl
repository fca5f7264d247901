buttons-direct-messages = ダイレクトメッセージ：{ $on ->
    [yes] オン
   *[no] オフ
}
buttons-pictures = 画像：{ $on ->
    [yes] オン
   *[no] オフ
}
buttons-reminders = リマインド：{ $on ->
    [yes] オン
   *[no] オフ
}
buttons-invitations = 招待：{ $on ->
    [yes] オン
   *[no] オフ
}
buttons-no-role = ロールに知らせない
buttons-server-settings = サーバーの設定
buttons-forget = データを削除
buttons-keep = 削除しない

buttons-join = 参加
buttons-leave = 抜ける
buttons-start = 開始
buttons-not-now = また今度
buttons-learn = 遊び方
buttons-rules = ルール
buttons-seal = 封印

buttons-more = その他…
buttons-draw = 引く
buttons-take = 取る
buttons-take-card = { $card }を取る
buttons-discard = 捨てる
buttons-discard-card = { $card }を捨てる
buttons-think-again = 考え直す
buttons-my-cards = 自分の手札
buttons-hint = ヒント
buttons-to-table = テーブルへ
buttons-look-again = もう一度見る
buttons-next-hole = 次のホール

buttons-rematch = 再戦
buttons-play-again = もう一度
buttons-review = 振り返り
buttons-replay = リプレイ
buttons-watch = 最後の1手を見る
buttons-check-shuffle = シャッフルを検証

buttons-bring-down = テーブルを一番下に出す
buttons-learn-to-play = 遊び方を覚える
buttons-ask-leave = 抜ける…
buttons-ask-end = ゲームを終了…
buttons-leave-and-close = 抜けてテーブルを閉じる
buttons-leave-and-end = 抜けてゲームを終了
buttons-end = ゲームを終了
buttons-close-table = テーブルを閉じる
buttons-stay = 残る
buttons-go-on = 続ける

buttons-replay-hole-back = ⏮ ホール
buttons-replay-back = ◀ 戻る
buttons-replay-on = 次へ ▶
buttons-replay-hole-on = ホール ⏭
buttons-back = 戻る
buttons-next = 次へ
buttons-page = { $page }{ $pages ->
    [none] { "" }
   *[other] /{ $pages }
}ページ

buttons-begin = 始める
buttons-do-it = おまかせ
buttons-play-rookie = Rookieと対戦
buttons-all-rules = 全ルール
buttons-once-more = もう一度
