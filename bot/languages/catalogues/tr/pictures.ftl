pictures-hole = Çukur { $hole }/{ $holes }
pictures-hole-number = Çukur { $hole }

pictures-players = { $count } oyuncu
pictures-to-turn-over = kart açıyor
pictures-turns-over = { $count } kart açıyor
pictures-drew = kart çekti
pictures-to-play = oynuyor
pictures-last-turns = SON HAMLE · { $count } kişi
pictures-last-turns-short = SON · { $count } kişi
pictures-hole-won = { $names } çukuru { $count ->
    [one] kazandı
   *[other] paylaştı
}
pictures-hole-shared = { $count } oyuncu çukuru paylaştı

pictures-flag-winner = KAZANDI
pictures-flag-winner-short = GALİP
pictures-flag-best = EN İYİ
pictures-flag-best-short = EN İYİ
pictures-flag-out = BİTİRDİ
pictures-flag-out-short = BİTTİ
pictures-flag-left = AYRILDI
pictures-flag-left-short = ÇIKTI
pictures-flag-autopilot = OTOMATİK
pictures-flag-autopilot-short = OTO

pictures-hand-over = Çukur bitti
pictures-hand = Kartların
pictures-hand-turn = Sıra sende
pictures-hand-turn-over = { $count ->
    [one] Bir kart aç
   *[other] İki kart aç
}
pictures-hand-last-turn = SON HAMLE

pictures-scorecard = Çukur { $hole }/{ $holes } sonunda
pictures-scorecard-final = { $holes } çukur sonunda: son puanlar
pictures-fewest-win = en az puan alan kazanır
pictures-heading-hole = Çukur
pictures-heading-out = Gidiş
pictures-heading-in = Dönüş
pictures-heading-total = Toplam
pictures-heading-behind = Fark
pictures-heading-place = Sıra
pictures-left = çıktı

pictures-end-game = { $holes } çukur · { $rules }
pictures-best-hole = En iyi çukur: { $name }, çukur { $hole }, { $points } puan
pictures-quote = “{ $sentence }”

pictures-form = Form
pictures-no-games = Henüz oyun yok
pictures-best = en iyi { $points }
pictures-oldest = en eski
pictures-newest = en yeni
pictures-one-game = bir oyun
pictures-average = ortalama, şimdi { $points }
