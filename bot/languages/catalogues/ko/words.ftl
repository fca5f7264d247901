words-on = 켬
words-off = 끔
words-player = 플레이어 { $number }
words-seconds = { $count }초
words-minutes = { $count }분
words-no-clock = 시간제한 없음
words-clock = 한 턴 { $duration }
words-hours = { $count }시간

words-ruleset-card_commons = 한 번씩 더
words-ruleset-pagat = 즉시 종료
