words-on = 开
words-off = 关
words-player = 玩家{ $number }
words-seconds = { $count }秒
words-minutes = { $count }分钟
words-no-clock = 不限时
words-clock = 每手{ $duration }
words-hours = { $count }小时

words-ruleset-card_commons = 各加一手
words-ruleset-pagat = 立即结束
