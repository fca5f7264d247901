refusals-not-started = このゲームはまだ始まっていません。
refusals-started = このゲームはもう始まっています。
refusals-started-wait = このゲームはもう始まっています。終わったら**再戦**を押してください。
refusals-closed = このテーブルは閉じています。`/golf start`で新しく開けます。
refusals-over = このゲームは終わりました。
refusals-not-over = このゲームはまだ終わっていません。
refusals-unknown-game = このゲームの記録はもうありません。`/golf start`で新しく始められます。
refusals-no-game-here = このチャンネルにゲームはありません。`/golf start`で始められます。
refusals-no-such-game = そのゲームはこのサーバーにありません。
refusals-unreadable = このゲームは読み込めなくなりました。モデレーターが`/golf end`で閉じられます。
refusals-busy = このゲームは混み合っています。もう一度お試しください。
refusals-channel-taken = このチャンネルではゲームが進んでいます。別のチャンネル、`/golf start`の`thread:`、`/golf solo`のどれかでどうぞ。
refusals-other-terms = このチャンネルで開いているテーブルは条件が違います：{ $terms }。そのテーブルの**参加**を押すか、別のチャンネルかスレッドでどうぞ。

refusals-not-in-game = あなたはこのゲームに参加していません。{ $going ->
    [yes] 終わったら**再戦**で次を始められます。
   *[no] **再戦**か`/golf start`で次を始められます。
}
refusals-not-in-this-game = あなたはこのゲームに参加していません。
refusals-not-joined = あなたはこのゲームにまだ参加していません。
refusals-target-not-joined = その人はこのゲームに参加していません。
refusals-target-not-in-game = その人はこのゲームにいません。
refusals-join-first = 先に参加してください。CPUの追加や削除はそのあとにできます。
refusals-host-starts = 開始できるのは、テーブルを開いた{ $host }です。
refusals-only-host-removes = プレイヤーを外せるのは、ホストとモデレーターだけです。
refusals-remove-later = 外せるのは、持ち時間が切れたプレイヤーです。時間制限がないときは、モデレーターに頼んでください。
refusals-hole-scored = 採点済みのホールがあるので、もう終了できません。モデレーターに頼むか、ゲームを抜けてください。
refusals-end-later = 今終了できるのは、ホストとモデレーターだけです。あなたは抜けることができ、1時間動きがなければ終了もできます。
refusals-only-players-end = 終了できるのは、参加者とモデレーターだけです。
refusals-only-players-move = テーブルを動かせるのは、参加者とモデレーターだけです。
refusals-manage-server = **サーバー管理**の権限がある人だけが使えます。

refusals-unknown-rules = そのルールはありません。
refusals-holes = 「{ $rules }」で遊べるのは{ $holes }ホールです。
refusals-mentions = @Ann @Bobのように、メンションで指定してください。
refusals-too-many-called = 声をかけられるのは{ $count }人までです。
refusals-called-not-here = このサーバーにいない人が含まれています。
refusals-challenge-self = 自分には挑戦できません。`/golf solo`でCPUと遊べます。
refusals-challenge-bot = ボットはゴルフをしません。`/golf solo`でCPUと遊べます。
refusals-no-threads-here = 専用のスレッドを作れるのは、テキストチャンネルだけです。
refusals-everyone = 全員には知らせられません。メンバーが自分で付けられるロールを選んでください。
refusals-full = テーブルは満員です（{ $seats }席）。
refusals-too-few = ゲームには2人必要です。誰かを待つか、CPUを追加してください。
refusals-no-computer = このテーブルにCPUはいません。
refusals-unknown-computer = その強さのCPUはありません。
refusals-not-posted = 投稿できないため、テーブルを開けませんでした。{ $count ->
    [0] チャンネルを編集できる人が、チャンネル設定の「権限」で許可できます。
   *[other] このチャンネルで足りない権限：{ $permissions }。チャンネルを編集できる人が、チャンネル設定の「権限」で付けられます。
}{ $hidden ->
    [yes] プライベートスレッドなら、そこでボットをメンションすると追加されます。
   *[no] { "" }
}
refusals-permissions = このチャンネルで足りない権限：{ $permissions }。チャンネルを編集できる人が、チャンネル設定の「権限」で付けられます。

refusals-hole-over = このホールは終わりました。**次のホール**を押してください。
refusals-not-your-turn = あなたの番ではありません。今は{ $names }の番です。
refusals-played = このボタンは古いものです。その番はもう終わっています。
refusals-other-channel = このボタンは、別のチャンネルのゲームのものです。
refusals-other-person = そのボタンは、ほかの人のゲームのものです。
refusals-other-version = このボタンは、別のバージョンのボットのものです。
refusals-other-version-command = このボタンは、別のバージョンのボットのものです。コマンドを使い直してください。
refusals-old-scores = このランキングは、別のバージョンのボットのものです。`/golf scores`を使ってください。
refusals-not-called = このテーブルへの招待は届いていません。よければ**参加**を押してください。
refusals-no-hints = このゲームではヒントを使えません。
refusals-shuffle-later = シャッフルは、ゲームが終わったあとに検証できます。
refusals-review-unfinished = 振り返れるのは、終わったゲームだけです。
refusals-replay-unfinished = リプレイできるのは、終わったゲームだけです。
refusals-no-such-turn = このゲームにその手はありません。もう一度**リプレイ**を押してください。
refusals-nothing-to-review = このサーバーで終えたゲームがまだありません。

refusals-rule-opened = あなたはもう2枚めくりました。次はほかの人の番です。
refusals-rule-turn = あなたの番ではありません。
refusals-rule-face-up = そのカードはもう表です。
refusals-rule-turn-up = めくれるのは、最初の番の前だけです。
refusals-rule-stock = 山札がありません。**取る**で捨て札の一番上を取ってください。
refusals-rule-hole = このホールはまだ終わっていません。
refusals-rule-opening = 先に裏のカードをめくってください。全員が{ $cards }枚を表にして始めます。
refusals-rule-draw = 先に**引く**か**取る**（捨て札の一番上）を選んでください。
refusals-rule-place = もうカードを引いています。交換するカードを押すか、**捨てる**を選んでください。
refusals-rule-next = ホールは終わりました。まもなく次のホールです。
refusals-rule-over = ゲームは終わりました。

refusals-not-running = この機能は今止まっています。1分ほどしてからお試しください。
refusals-needs-server = これはサーバーのチャンネルだけで使えます。ここで使えるのは、`/golf solo`、`/golf learn`、`/golf rules`、`/golf preferences`、`/golf privacy`、`/golf export`、`/golf forget-me`です。
refusals-discord-away = Discordから応答がありません。少ししてからもう一度お試しください。
refusals-command-changed = このコマンドは更新されました。1分ほど待つか、Discordを再起動してお試しください。
refusals-option = わからない指定があります。Discordの候補から選んでください。
refusals-command = ここではこのコマンドを使えません。
refusals-fault = 問題が起きました（番号 { $reference }）。もう一度お試しください。ゲームは`/golf table`で表示できます。
