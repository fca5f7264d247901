table-heading-paused = ### ⛳ Çukur { $hole }/{ $holes } · duraklatıldı
table-heading-opening = ### ⛳ Çukur { $hole }/{ $holes } · { $names } kart açıyor
table-heading-turn = ### ⛳ Çukur { $hole }/{ $holes } · sıra: { $name }

table-last-turn = ⏳ **Son hamle!** { $name } elini bitirdi, { $count } kişi daha oynayacak.
table-first = **Kartlarım** düğmesine bas ve iki kart aç.
table-order = -# Oyun sırası: { $names }
table-unreached = -# { $name }: sana direkt mesaj ulaşmıyor. Oynamak için **Kartlarım** düğmesine bas.
table-stood-still = -# ⏸ Bu masa gösterilemediği sürece süre durdu.
table-away = ⏸ Kimse yok. Devam etmek için herhangi bir düğmeye bas. Oyun { $closes } kapanır.
table-next-hole = -# Sonraki çukur { $comes } başlar.
table-time = -# Süre { $ends } dolar.

table-row-top = Üst: { $cards }
table-row-bottom = Alt: { $cards }
table-card-down = { $place } kapalı
table-card = { $place }: **{ $rank }**
table-piles = Yerde **{ $top ->
    [none] kart yok
   *[other] { $top }
}** · destede { $count }{ $held ->
    [yes] { " " }· bir kart çekildi
   *[no] { "" }
}
table-scored = **{ $points }** ({ $columns }) · toplam { $total } · kartlar { $cards }
