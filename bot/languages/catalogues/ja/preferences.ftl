preferences-heading = ### あなたの設定
preferences-direct = **ダイレクトメッセージ**：手札が直接届きます。オフなら、テーブルの**自分の手札**を押してください。
preferences-pictures = **画像**：手札を画像で表示します。オフなら、テーブル全体も含めて文字で表示します。
preferences-reminders = **リマインド**：持ち時間が半分過ぎたら、メンションで知らせます。
preferences-invitations = **招待**：ほかの人があなたを指定してテーブルに招待できます。多くても1時間に1回です。
preferences-closed = -# 前回のダイレクトメッセージは届きませんでした。Discordのプライバシー設定で、このサーバーからのメッセージを許可してください。次に遊ぶとき、また送ってみます。

preferences-server-heading = ### サーバーの設定
preferences-server-start = 指定がなければ、`/golf start`は**{ $holes }ホール**、**{ $rules }**、**{ $clock }**で始まります。
preferences-server-look = テーブルは**{ $words ->
    [yes] 文字
   *[no] 画像
}**で表示されます。

preferences-server-role = { $called ->
    [yes] テーブルが開くと、{ $role }に知らせます（多くても1時間に1回）。
   *[no] テーブルが開いても、ロールには知らせません。`/golf preferences role:`で指定できます。
}

preferences-menu-rules = ルール
preferences-menu-holes = ホール数
preferences-menu-clock = 持ち時間
preferences-menu-language = 言語
preferences-option-source = { $source }のルール
preferences-option-holes = { $count }ホール
preferences-option-no-clock = 時間制限なし
preferences-option-discord = Discordの言語に合わせる
preferences-option-server = Discordのサーバー設定に合わせる
