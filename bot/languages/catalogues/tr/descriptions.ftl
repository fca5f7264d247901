descriptions-seat = Koltuk { $number }

# “kupa yedilisi”, “maça kızı”: ranks carry the ending of the compound.
descriptions-card = { $suit } { $rank }
descriptions-card-down = kapalı
descriptions-rank-1 = ası
descriptions-rank-2 = ikilisi
descriptions-rank-3 = üçlüsü
descriptions-rank-4 = dörtlüsü
descriptions-rank-5 = beşlisi
descriptions-rank-6 = altılısı
descriptions-rank-7 = yedilisi
descriptions-rank-8 = sekizlisi
descriptions-rank-9 = dokuzlusu
descriptions-rank-10 = onlusu
descriptions-rank-11 = valesi
descriptions-rank-12 = kızı
descriptions-rank-13 = papazı
descriptions-suit-clubs = sinek
descriptions-suit-diamonds = karo
descriptions-suit-hearts = kupa
descriptions-suit-spades = maça
descriptions-down = kapalı
descriptions-all-down = hepsi kapalı

descriptions-call-stopped = Sonuçsuz bitti
descriptions-call-won = { $names } { $count ->
    [one] kazandı
   *[other] birlikte kazandı
}
descriptions-call-hole-over = Çukur bitti
descriptions-call-opening-many = { $count } oyuncu kart açıyor
descriptions-call-opening = { $name } { $count } kart açıyor
descriptions-call-drew = { $name } bir kart çekti
descriptions-call-turn = Sıra: { $name }
descriptions-call = { $call }.

descriptions-shows = açık kartlar { $points }
descriptions-hole-points = çukur { $points }
descriptions-total = toplam { $points }
descriptions-flag-out = bitirdi
descriptions-flag-left = ayrıldı
descriptions-flag-autopilot = otomatik
descriptions-flag-winner = kazandı

descriptions-hole = Çukur { $hole }/{ $holes }.
descriptions-to-turn-over = Kart açacaklar: { $names }.
descriptions-last-turn = Son hamle: { $count } kişi kaldı.
descriptions-discard = Yerde: { $card }.
descriptions-stock = Destede: { $count }.
descriptions-moved = Son oynayan: { $name }, { $place } numaralı kart.

descriptions-your-cards = Kartların: { $cards }.
descriptions-you-show = Açık kartların { $points }, toplam { $total }.
descriptions-you-drew = Çektiğin kart: { $card }.
descriptions-your-last-turn = Bu senin son hamlen.

descriptions-end = { $holes } çukur sonunda { $call }.
descriptions-winning-cards = Kazanan kartlar: { $cards }.
descriptions-best-hole = En iyi çukur: { $name }, çukur { $hole }, { $points } puan.
descriptions-motion-discarded = { $name } bir kart çekti ve attı: { $card }.
descriptions-motion-drew = { $name } { $came } çekti, { $gone } attı.
descriptions-motion-took = { $name } yerden { $came } aldı, { $gone } attı.
descriptions-motion-end = Sondaki kartlar: { $cards }. Çukurun puanı: { $points }.
descriptions-scorecard = { $holes } çukurdan { $scored } çukur sonunda puan tablosu.

descriptions-chart-none = { $title }. Henüz oyun yok.
descriptions-chart-one = { $title }. 1 oyun: { $points }.
descriptions-chart-many = { $title }. { $count } oyun, önce en eskisi: { $scores }.
descriptions-chart-newest = { $title }. { $count } oyun, en yeni { $shown } oyun: { $scores }.
descriptions-chart-average = Ortalama { $average }, en iyi { $best }.
