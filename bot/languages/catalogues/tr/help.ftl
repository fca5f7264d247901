help-points = A 1 · 2 **−2** · 3–10 kendi sayısı · J Q 10 · K 0 · sütunda çift 0
help-opening = Herhangi ikisi olur. Düşük kart iyidir: en az puan alan kazanır.
help-draw-pair = { $card ->
    [A] Ası
    [J] Valeyi
    [Q] Kızı
    [K] Papazı
   *[other] { $card } kartını
} al, **{ $place }** numaraya koy: sütunda çift 0 sayılır.
help-draw-two = 2 kartını al: −2 sayılır, en iyi kart odur.
help-draw-king = Papazı al: 0 sayılır.
help-draw-low = { $card ->
    [A] Ası
   *[other] { $card } kartını
} al, yüksek ya da kapalı bir kartın yerine koy.
help-draw-middle = Kapalı kart ortalama 5 puandır. { $card } kartı daha iyi değil: desteden çek.
help-draw-high = { $card ->
    [J] Vale
    [Q] Kız
   *[other] { $card } kartı
} çok puan eder: desteden çek.
help-place-pair = { $card ->
    [A] Ası
    [J] Valeyi
    [Q] Kızı
    [K] Papazı
   *[other] { $card } kartını
} **{ $place }** numaraya koy: sütunda çift 0 sayılır.
help-place-two = 2 kartı sende kalsın: −2 sayılır. Yüksek ya da kapalı bir kartın yerine koy.
help-place-king = Papaz sende kalsın: 0 sayılır. Yüksek ya da kapalı bir kartın yerine koy.
help-place-low = { $card ->
    [A] As
   *[other] { $card } kartı
} sende kalsın. Yüksek ya da kapalı bir kartın yerine koy.
help-place-middle = { $card } kartı daha yüksek bir kartın yerine iyidir. Yoksa at.
help-place-high = { $card ->
    [J] Vale
    [Q] Kız
   *[other] { $card } kartı
} çok puan eder: at.
