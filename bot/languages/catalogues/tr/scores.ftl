scores-heading = ### 🏆 Sıralama · { $about }
scores-period-all = tüm zamanlar
scores-period-year = bu yıl
scores-period-month = bu ay
scores-period-week = bu hafta
scores-holes = { $count } çukur

scores-order-average = Çukur başına en az puan
scores-order-wins = En çok kazanan
scores-order-games = En çok oynayan
scores-order-best = En iyi oyun
scores-first-average = -# Önce çukur başına en az puan
scores-first-wins = -# Önce en çok kazanan
scores-first-games = -# Önce en çok oynayan
scores-first-best = -# Önce en iyi oyun
scores-menu-period = Dönem
scores-menu-order = Sıralama ölçütü

scores-nobody = Bu sıralamada henüz kimse yok. `/golf start` bir masa açar.
scores-all-left = Bu sıralamadaki herkes sunucudan ayrıldı.
scores-own-place = { $count } kişi arasında **{ $place }** sıradasın: { $figures }
scores-own-record = **Senin karnen**, burada sayılmayan oyunlarla:
scores-with-computers = Bilgisayarlarla: { $figures }

scores-average = çukur başına { $average }
scores-average-bold = çukur başına **{ $average }**
scores-games = { $count } oyun
scores-finished = { $count } biten oyun
scores-wins = { $count } galibiyet{ $shared ->
    [0] { "" }
   *[other] { " " }({ $shared } ortak)
}
scores-best = en iyi { $points } ({ $holes } çukur)
scores-best-game = { $points } ({ $holes } çukur)
scores-points = { $points } puan

scores-what-counts = Burada insanlar arasında, ipucusuz biten oyunlar sayılır.
scores-command = `/golf scores player:` hepsini gösterir.
scores-left = Bu sunucudan ayrılan { $count } kişi gösterilmiyor.
scores-ranked = Sıralamada: { $count } kişi.
