words-on = Açık
words-off = Kapalı
words-player = { $number }. oyuncu
words-seconds = { $count } saniye
words-minutes = { $count } dakika
words-no-clock = süresiz
words-clock = hamle başına { $duration }
words-hours = { $count } saat

words-ruleset-card_commons = Birer hamle daha
words-ruleset-pagat = Ani bitiş
