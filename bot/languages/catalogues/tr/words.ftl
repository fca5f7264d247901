words-on = Açık
words-off = Kapalı
words-colon = { ": " }
words-player = { $number }. oyuncu
words-no-name = Oyuncu
words-seconds = { $count } saniye
words-minutes = { $count } dakika
words-no-clock = süresiz
words-clock = hamle başına { $duration }
words-hours = { $count } saat

words-ruleset-card_commons = Birer hamle daha
words-ruleset-pagat = Ani bitiş

words-permission-view-channel = **Kanalı Görüntüle**
words-permission-send-messages = **Mesaj Gönder**
words-permission-send-messages-in-threads = **Alt Başlıklarda Mesaj Gönder**
words-permission-attach-files = **Dosya Ekle**
words-permission-create-public-threads = **Herkese Açık Alt Başlıklar Oluştur**
words-permission-manage-threads = **Alt Başlıkları Yönet**
words-no-picture-allowed = -# Yazıyla, çünkü burada { $permission } iznim yok.
words-no-picture-taken = -# Yazıyla, çünkü Discord resmi şu anda kabul etmedi.
