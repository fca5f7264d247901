lobby-heading = ### ⛳ Altı kartlı golf
lobby-closed = Bu masa oyun başlamadan kapandı. `/golf start` yenisini açar.
lobby-terms = { $holes } çukur · { $rules } · { $clock }{ $hints ->
    [yes] { " " }· ipuçlu, sıralamaya girmez
   *[no] { "" }
}
lobby-host = Masayı açan: { $host }{ $closes ->
    [none] { "" }
   *[other] { " " }· { $closes } kapanır
}
lobby-players = **Oyuncular { $count }/{ $most }**
lobby-call = 📣 { $called }: **{ $host }** oynamak istiyor. { $people ->
    [yes] **Katıl** ya da **Şimdi değil** düğmesine bas.
   *[no] **Katıl** düğmesine bas.
}

lobby-menu-add = Bilgisayar ekle…
lobby-menu = Bilgisayarlar…
lobby-add = { $level } ekle
lobby-about-rookie = Mantıklı oynar ama insan gibi gözden kaçırır
lobby-about-club = Düzenli oynayan, iyi bir oyuncu
lobby-about-pro = En güçlü seviye
lobby-remove = Son bilgisayarı çıkar
lobby-remove-about = En son eklenen

lobby-seal = Oyun `{ $game }` · Mühürlü karıştırma { $seal }
lobby-sealed-game = Oyun `{ $game }`: { $terms }
lobby-sealed-shuffle = Mühürlü karıştırma: `{ $seal }`
lobby-sealed-part = Senin payın: `{ $part }`
lobby-sealed-no-part = Senin payın: **Başlat** düğmesine basılınca belli olur
lobby-sealed-start = **Başlat** payı: `{ $part }`
lobby-sealed-about = Bu oyunun karıştırması, kimse katılmadan mühürlendi. Oyun bitince **Karıştırmayı doğrula** kartların mühürdeki gibi dağıtıldığını gösterir.
lobby-sealed-joined = Katıldın. Masayı açan **Başlat** düğmesine basınca kartlar gelir.
lobby-sealed-codes = 🔒 Karıştırmayı sonra doğrulamak için: ||{ $codes }||
lobby-sealed-keep = Bunu sakla: oyun bitince karıştırmayı bununla doğrulayabilirsin.
