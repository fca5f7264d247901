rules-heading = ### ⛳ Altı kartlı golf · { $rules }
rules-goal = Bütün çukurların toplamında en az puan alan kazanır. Eşit olanlar birlikte kazanır.
rules-cards = **Kartlar.** Herkese altı kart, kapalı, üçerden iki sıra. Kapalı kartlara kimse bakamaz, kendi kartlarına bile.
rules-opening-in-turn = **Açılış.** Herkes sırayla kendi kartlarından istediği ikisini açar.
rules-opening-at-once = **Açılış.** Herkes aynı anda kendi kartlarından istediği ikisini açar.
rules-turn = **Sıran.** Desteden bir kart çek ya da yerdeki en üst kartı al. Onu altı kartından biriyle değiştir, çıkan kartı at. Çektiğin kartı hemen atabilirsin. Yerden aldığın kart sende kalmalı.
rules-end-last-turns = **Çukurun sonu.** Bir oyuncunun altı kartı da açılınca diğerleri **birer hamle daha** yapar. Sonra bütün kartlar açılır ve puanlar yazılır.
rules-end-at-once = **Çukurun sonu.** Bir oyuncunun son kartı açılınca çukur **hemen** biter, ilk turda bile. Bütün kartlar açılır ve puanlar yazılır.
rules-points = **Puanlar.** As 1 · iki −2 · üçten ona kendi sayısı · vale ve kız 10 · papaz 0. Sütunda aynı değerde iki kart **0** sayılır, iki ikili bile.
rules-example = **Örnek.** 7 ve 7 çift: **0**. Papaz ve 9: 0 + 9 = **9**. 10 ve 2: 10 − 2 = **8**. Elin puanı **17**.
rules-example-cards = -# İki sıra hâlinde: 7 K 10 / 7 9 2
rules-stock = **Deste biterse.** En üstteki hariç atılan kartlar yeni deste olur.
rules-next = **Sonraki çukur.** Soldaki oyuncu başlar.
rules-source = -# Kaynak: { $source }. { $least }–{ $most } oyuncu için.
