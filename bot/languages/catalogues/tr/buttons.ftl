buttons-direct-messages = Direkt mesajlar: { $on ->
    [yes] açık
   *[no] kapalı
}
buttons-pictures = Resimler: { $on ->
    [yes] açık
   *[no] kapalı
}
buttons-reminders = Hatırlatma: { $on ->
    [yes] açık
   *[no] kapalı
}
buttons-invitations = Davetler: { $on ->
    [yes] açık
   *[no] kapalı
}
buttons-no-role = Kimseyi çağırma
buttons-server-settings = Sunucu ayarları
buttons-forget = Beni unut
buttons-keep = Her şey kalsın

buttons-join = Katıl
buttons-leave = Ayrıl
buttons-start = Başlat
buttons-not-now = Şimdi değil
buttons-learn = Öğren
buttons-rules = Kurallar
buttons-seal = Mühür

buttons-more = Diğer…
buttons-draw = Çek
buttons-take = Al
buttons-take-card = { $card } al
buttons-discard = At
buttons-discard-card = { $card } at
buttons-think-again = Vazgeç
buttons-my-cards = Kartlarım
buttons-hint = İpucu
buttons-to-table = Masaya git
buttons-look-again = Yenile
buttons-next-hole = Sonraki çukur

buttons-rematch = Rövanş
buttons-play-again = Tekrar oyna
buttons-review = Analiz
buttons-replay = Tekrar izle
buttons-watch = Son hamleyi izle
buttons-check-shuffle = Karıştırmayı doğrula

buttons-bring-down = Masayı aşağı indir
buttons-learn-to-play = Oyunu öğren
buttons-ask-leave = Ayrıl…
buttons-ask-end = Oyunu bitir…
buttons-leave-and-close = Ayrıl ve masayı kapat
buttons-leave-and-end = Ayrıl ve oyunu bitir
buttons-end = Oyunu bitir
buttons-close-table = Masayı kapat
buttons-stay = Kal
buttons-go-on = Devam et

buttons-replay-hole-back = ⏮ Çukur
buttons-replay-back = ◀ Geri
buttons-replay-on = İleri ▶
buttons-replay-hole-on = Çukur ⏭
buttons-back = Geri
buttons-next = İleri
buttons-page = Sayfa { $page }{ $pages ->
    [none] { "" }
   *[other] /{ $pages }
}

buttons-begin = Başla
buttons-do-it = Sen yap
buttons-play-rookie = Rookie maçı
buttons-all-rules = Tüm kurallar
buttons-once-more = Bir daha
