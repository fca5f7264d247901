answers-table-open = { $in_thread ->
    [yes] Masan { $thread } içinde açıldı.
   *[no] Masan açıldı.
} Diğerleri **Katıl** düğmesine basar. Tek başına mısın? **Bilgisayar ekle** menüsünden birini seç. Sonra **Başlat** düğmesine bas.{ $other_holes ->
    [yes] { " " }“{ $rules }” kuralları { $offered } çukurla oynanır, o yüzden bu oyun { $holes } çukur.
   *[no] { "" }
}{ $told }
answers-table-joined = { $joined ->
    [yes] Bu kanalda açık bir masa var: artık sen de oturuyorsun.
   *[no] Bu kanaldaki açık masada oturuyorsun.
}{ $told }
answers-table-here = Masa burada.
answers-table-posted = Masa artık en yeni mesaj.
answers-rematch = Yeni bir masa açıldı, sen de oturuyorsun.{ $told }
answers-declined = Tamam. Başka zaman!
answers-stays = Her şey olduğu gibi kalıyor.
answers-called = { $asked_count ->
    [0] { "" }
   *[other] { " " }{ $asked } çağrıldı.
}{ $seated_count ->
    [0] { "" }
   *[other] { " " }{ $seated } zaten masada.
}{ $lately_count ->
    [0] { "" }
   *[other] { " " }{ $lately } az önce zaten çağrılmıştı.
}{ $unwilling_count ->
    [0] { "" }
   *[other] { " " }{ $unwilling } davet kabul etmiyor.
}
answers-left-table = Masadan ayrıldın.
answers-left-game = Oyundan ayrıldın. Yerine bilgisayar oynar, oyunu artık kazanamazsın.
answers-left-last = Oyundan ayrıldın. Yeterli oyuncu kalmadığı için oyun bitti.
answers-removed = { $name } oyundan çıkarıldı.{ $going ->
    [yes] { " " }Yerine bilgisayar oynuyor.
   *[no] { "" }
}
answers-ended = Oyunu bitirdin.
answers-ended-solo = Oyunu bitirdin. `/golf solo` yenisini başlatır.
answers-solo-again = Bu senin oyunun, bıraktığın yerden devam. Bitirmek için **Diğer…** düğmesine bas.
answers-closed-unreadable = Oyunu artık okuyamadığım için sonuçsuz kapattım.
answers-put-back-table = Bu oyun daha önceki bir ana döndü. Aşağıdaki en yeni masada devam et.
answers-put-back-cards = Bu oyun daha önceki bir ana döndü. Şu anki kartların bunlar.
answers-export = Hakkında sakladığım her şey bu.

answers-offer-open = { $channel } · { $people } · { $holes } çukur, { $started ->
    [yes] sürüyor
   *[no] başlamadı
}
answers-offer-gone = silinmiş bir kanal
answers-offer-more = { $count } kişi daha
answers-offer-finished = { $when } UTC · { $holes } çukur · { $game }
