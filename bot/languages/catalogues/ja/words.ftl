words-on = オン
words-off = オフ
words-colon = { "：" }
words-player = プレイヤー{ $number }
words-no-name = プレイヤー
words-seconds = { $count }秒
words-minutes = { $count }分
words-no-clock = 時間制限なし
words-clock = 1手{ $duration }
words-hours = { $count }時間

words-ruleset-card_commons = あと1手ずつ
words-ruleset-pagat = 即終了

words-permission-view-channel = **チャンネルを見る**
words-permission-send-messages = **メッセージを送信**
words-permission-send-messages-in-threads = **スレッドでメッセージを送信**
words-permission-attach-files = **ファイルを添付**
words-permission-create-public-threads = **公開スレッドの作成**
words-permission-manage-threads = **スレッドの管理**
words-no-picture-allowed = -# ここでは{ $permission }の権限がないため、文字で表示しています。
words-no-picture-taken = -# Discordが画像を受け付けなかったため、文字で表示しています。
