answers-table-open = { $in_thread ->
    [yes] { $thread }でテーブルを開きました。
   *[no] テーブルを開きました。
}ほかの人は**参加**を押せば入れます。1人なら**CPUを追加**を選びましょう。そろったら**開始**を押してください。{ $other_holes ->
    [yes] 「{ $rules }」で遊べるのは{ $offered }ホールなので、今回は{ $holes }ホールです。
   *[no] { "" }
}{ $told }
answers-table-joined = { $joined ->
    [yes] このチャンネルにはもうテーブルが開いています。そこに参加しました。
   *[no] このチャンネルの開いているテーブルに参加しています。
}{ $told }
answers-table-here = テーブルはこちらです。
answers-table-posted = テーブルを一番下に出しました。
answers-rematch = 新しいテーブルを開きました。あなたも席についています。{ $told }
answers-declined = わかりました。また今度！
answers-stays = そのまま続けます。
answers-called = { $asked_count ->
    [0] { "" }
   *[other] { $asked }に声をかけました。
}{ $lately_count ->
    [0] { "" }
   *[other] { $lately }には少し前に声をかけたばかりです。
}{ $unwilling_count ->
    [0] { "" }
   *[other] { $unwilling }は招待を受け取らない設定です。
}{ $seated_count ->
    [0] { "" }
   *[other] { $seated }はもう参加しています。
}
answers-left-table = テーブルから抜けました。
answers-left-game = ゲームを抜けました。残りはCPUが代わりにプレイしますが、勝者にはなれません。
answers-left-last = ゲームを抜けました。人数が足りなくなったので、ゲームは終了です。
answers-removed = { $name }をゲームから外しました。{ $going ->
    [yes] その席はCPUが引き継ぎます。
   *[no] { "" }
}
answers-ended = ゲームを終了しました。
answers-ended-solo = ゲームを終了しました。`/golf solo`で新しく始められます。
answers-solo-again = 前回の続きです。やめるときは**その他…**からどうぞ。
answers-closed-unreadable = ゲームを読み込めなくなったため、結果なしで閉じました。
answers-put-back-table = このゲームは少し前の状態に戻りました。下の最新のテーブルで続けてください。
answers-put-back-cards = このゲームは少し前の状態に戻りました。今の手札はこちらです。
answers-export = あなたについて保存しているデータのすべてです。

answers-offer-open = { $channel } · { $people } · { $holes }ホール · { $started ->
    [yes] 対戦中
   *[no] 開始前
}
answers-offer-gone = 削除されたチャンネル
answers-offer-more = ほか{ $count }人
answers-offer-finished = { $when } UTC · { $holes }ホール · { $game }
