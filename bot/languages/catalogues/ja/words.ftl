words-on = オン
words-off = オフ
words-player = プレイヤー{ $number }
words-seconds = { $count }秒
words-minutes = { $count }分
words-no-clock = 時間制限なし
words-clock = 1手{ $duration }
words-hours = { $count }時間

words-ruleset-card_commons = あと1手ずつ
words-ruleset-pagat = 即終了
