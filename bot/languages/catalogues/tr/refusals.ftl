refusals-not-started = Bu oyun henüz başlamadı.
refusals-started = Bu oyun çoktan başladı.
refusals-started-wait = Bu oyun başladı. Bitmesini bekle, sonra **Rövanş** düğmesine bas.
refusals-closed = Bu masa kapandı. `/golf start` yenisini açar.
refusals-over = Bu oyun bitti.
refusals-not-over = Bu oyun henüz bitmedi.
refusals-unknown-game = Bu oyunun kaydı artık bende yok. `/golf start` yenisini açar.
refusals-no-game-here = Bu kanalda oyun yok. `/golf start` bir masa açar.
refusals-no-such-game = Bu sunucuda böyle bir oyun yok.
refusals-unreadable = Bu oyunu artık okuyamıyorum. Bir moderatör `/golf end` ile kapatabilir.
refusals-busy = Bu oyun şu an çok yoğun. Lütfen tekrar dene.
refusals-channel-taken = Bu kanalda bir oyun sürüyor. Başka bir kanal, `/golf start` ile `thread:` ya da `/golf solo` kullan.
refusals-other-terms = Bu kanaldaki açık masanın koşulları farklı: { $terms }. Orada **Katıl** düğmesine bas ya da başka bir kanal veya alt başlık kullan.

refusals-not-in-game = Bu oyunda değilsin. { $going ->
    [yes] Bitince **Rövanş** düğmesiyle sonrakini açabilirsin.
   *[no] **Rövanş** düğmesiyle ya da `/golf start` ile sonrakini açabilirsin.
}
refusals-not-in-this-game = Bu oyunda değilsin.
refusals-not-joined = Bu oyuna katılmadın.
refusals-target-not-joined = Bu kişi bu oyuna katılmadı.
refusals-target-not-in-game = Bu kişi bu oyunda değil.
refusals-join-first = Önce katıl, sonra bilgisayar ekleyip çıkarabilirsin.
refusals-host-starts = Masayı açan { $host }; oyunu da o başlatır.
refusals-only-host-removes = Yalnızca masayı açan ya da bir moderatör oyuncu çıkarabilir.
refusals-remove-later = Süresi dolan oyuncuları çıkarabilirsin. Süresiz oyunda bir moderatörden iste.
refusals-hole-scored = Bitirmek için çok geç: bir çukurun puanı yazıldı. Bir moderatörden iste ya da ayrıl.
refusals-end-later = Şu an yalnızca masayı açan ya da bir moderatör bitirebilir. Ayrılabilirsin ya da bir saat hamle olmazsa sen bitirebilirsin.
refusals-only-players-end = Bu oyunu yalnızca oyuncuları ve moderatörler bitirebilir.
refusals-only-players-move = Bu masayı yalnızca oyuncuları ve moderatörler taşıyabilir.
refusals-manage-server = Bunun için **Sunucuyu Yönet** izni gerekir.

refusals-unknown-rules = Bu kuralları bilmiyorum.
refusals-holes = “{ $rules }” kuralları { $holes } çukurla oynanır.
refusals-mentions = Kişileri etiketleyerek yaz: @Ann @Bob gibi.
refusals-too-many-called = En fazla { $count } kişi çağırabilirsin.
refusals-called-not-here = Bu kişilerden biri bu sunucuda değil.
refusals-challenge-self = Kendine meydan okuyamazsın. `/golf solo` ile bilgisayara karşı oyna.
refusals-challenge-bot = Botlar golf oynamaz. `/golf solo` ile bilgisayara karşı oyna.
refusals-no-threads-here = Oyunun kendi alt başlığı yalnızca bir metin kanalından açılabilir.
refusals-everyone = Herkes birden çağrılamaz. İnsanların kendi alabildiği bir rol seç.
refusals-full = Masa dolu: { $seats } koltuk var.
refusals-too-few = Oyun için iki oyuncu gerekir. Birini bekle ya da bilgisayar ekle.
refusals-no-computer = Bu masada bilgisayar yok.
refusals-unknown-computer = Böyle bir bilgisayar yok.
refusals-not-posted = Masayı gönderemediğim için açamadım. { $count ->
    [0] Kanalı düzenleyebilen biri, kanal ayarlarındaki İzinler bölümünden izin verebilir.
   *[other] Bu kanalda eksik iznim: { $permissions }. Kanalı düzenleyebilen biri, kanal ayarlarındaki İzinler bölümünden verebilir.
}{ $hidden ->
    [yes] { " " }Burası özel bir alt başlıksa içinde beni etiketle: böylece katılırım.
   *[no] { "" }
}
refusals-permissions = Bu kanalda eksik iznim: { $permissions }. Kanalı düzenleyebilen biri, kanal ayarlarındaki İzinler bölümünden verebilir.

refusals-hole-over = Bu çukur bitti. **Sonraki çukur** düğmesine bas.
refusals-not-your-turn = Sıra sende değil. Sıradaki: { $names }.
refusals-played = Bu düğme eski: o hamle çoktan oynandı.
refusals-other-channel = Bu düğme başka bir kanaldaki oyuna ait.
refusals-other-person = O düğme başka birinin oyununa ait.
refusals-other-version = Bu düğme botun başka bir sürümünden.
refusals-other-version-command = Bu düğme botun başka bir sürümünden. Komutu yeniden kullan.
refusals-old-scores = Bu sıralama botun başka bir sürümünden. `/golf scores` kullan.
refusals-not-called = Seni bu masaya kimse çağırmadı. İstersen **Katıl** düğmesine bas.
refusals-no-hints = Bu oyunda ipucu yok.
refusals-shuffle-later = Karıştırmayı oyun bitince doğrulayabilirsin.
refusals-review-unfinished = Yalnızca biten oyunların analizi var.
refusals-replay-unfinished = Yalnızca biten oyunların tekrarı var.
refusals-no-such-turn = Bu oyunda böyle bir hamle yok. **Tekrar izle** düğmesine yeniden bas.
refusals-nothing-to-review = Bu sunucuda henüz biten oyunun yok.

refusals-rule-opened = İki kartını açtın. Şimdi diğerleri açıyor.
refusals-rule-turn = Sıra sende değil.
refusals-rule-face-up = O kart zaten açık.
refusals-rule-turn-up = Kartlar yalnızca ilk hamleden önce açılır.
refusals-rule-stock = Deste bitti. Yerdeki kartı **Al**.
refusals-rule-hole = Bu çukur henüz bitmedi.
refusals-rule-opening = Önce kapalı kart aç: herkes { $cards } açık kartla başlar.
refusals-rule-draw = Önce desteden **Çek** ya da yerdeki kartı **Al**.
refusals-rule-place = Elinde çektiğin bir kart var. Yerine geçeceği karta bas ya da **At** düğmesine bas.
refusals-rule-next = Çukur bitti. Sonraki birazdan başlıyor.
refusals-rule-over = Oyun bitti.

refusals-not-running = Botun bu bölümü şu an kapalı. Lütfen bir dakika sonra tekrar dene.
refusals-needs-server = Bu yalnızca bir sunucu kanalında çalışır. Burada şunları kullanabilirsin: `/golf solo`, `/golf learn`, `/golf rules`, `/golf preferences`, `/golf privacy`, `/golf export` ve `/golf forget-me`.
refusals-discord-away = Discord bana yanıt vermiyor. Lütfen birazdan tekrar dene.
refusals-command-changed = Bu komut değişti; Discord’un yenisini henüz görmedi. Bir dakika sonra tekrar dene ya da Discord’u yeniden başlat.
refusals-option = Seçeneklerden birini anlamadım. Discord’un listesinden seç.
refusals-command = Bu komutu burada kullanamazsın.
refusals-fault = Bir şeyler ters gitti (kod { $reference }). Lütfen tekrar dene. `/golf table` oyunu yeniden gösterir.
