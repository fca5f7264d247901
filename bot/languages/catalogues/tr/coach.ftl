coach-ranks-1 = as
coach-ranks-2 = ikili
coach-ranks-3 = üçlü
coach-ranks-4 = dörtlü
coach-ranks-5 = beşli
coach-ranks-6 = altılı
coach-ranks-7 = yedili
coach-ranks-8 = sekizli
coach-ranks-9 = dokuzlu
coach-ranks-10 = onlu
coach-ranks-11 = vale
coach-ranks-12 = kız
coach-ranks-13 = papaz

coach-turn-over = { $place } numaralı kartı aç
coach-draw = Desteden çek
coach-take-down = { $card } kartını al, { $place } numaralı kapalı kartla değiştir
coach-take-own = { $card } kartını al, kendi { $gone } kartınla değiştir ({ $place } numara)
coach-take-other = { $card } kartını al, { $gone } kartıyla değiştir ({ $place } numara)
coach-swap-down = { $card } kartını { $place } numaralı kapalı kartla değiştir
coach-swap-own = { $card } kartını kendi { $gone } kartınla değiştir ({ $place } numara)
coach-swap-other = { $card } kartını { $gone } kartıyla değiştir ({ $place } numara)
coach-discard = { $card } kartını at
coach-next-hole = Sonraki çukura geç

coach-cost-win = kazanma şansı { $best } yerine { $share }
coach-cost-points = { $points } puan daha kötü
coach-option = { $action }: { $cost }.

coach-why-pair = İki { $ranks } çift olur: { $points } puan kazandırır.
coach-why-breaks-pair = Bir { $ranks } çifti bozulur: { $points } puan kaybettirir.
coach-why-needed = Sıradaki oyuncuya ihtiyacı olan { $rank } kartını bırakır.
coach-why-behind = Çukuru yaklaşık { $points } puan geride bitirir.
coach-why-ends = Çukuru yaklaşık { $points } puan önde bitirir.
coach-why-gone = Kalan { $ranks } kartlarından { $count } tanesi çıktı bile.
coach-why-hurry = Bir kart açar; elini bitirmesine tek kart kalan bir oyuncu var.
coach-why-saves = Hemen { $points } puan daha fazla düşürür.

coach-lesson = { $mistake }: { $times } kez, { $points } puan
coach-mistake-opened = Başta daha kötü kartları açtın
coach-mistake-missed-pair = Bir çifti kaçırdın
coach-mistake-broke-pair = Bir çifti bozdun
coach-mistake-took-high = Çifti gelmeyen yüksek kartları aldın ya da tuttun
coach-mistake-passed-low = Düşük kartları kaçırdın
coach-mistake-fed = Sıradaki oyuncuya ihtiyacı olan kartı bıraktın
coach-mistake-ended-early = Elini fazla erken bitirdin
coach-mistake-ended-late = Elini bitirme vakti gelmişken bitirmedin
coach-mistake-turned-early = Açık kartı değiştirmek daha iyiyken kapalı kart açtın
coach-mistake-turned-late = Açılması daha iyi olan kartı kapalı bıraktın
coach-mistake-took = Desteden çekmek daha iyiyken yerden aldın
coach-mistake-drew = Yerden almak daha iyiyken desteden çektin
coach-mistake-placed = Kartı yanlış yere koydun

coach-hint = ### İpucu
coach-hint-best = **{ $action }.**
coach-hint-all-alike = Diğer seçenekler de aşağı yukarı aynı.
coach-hint-alike = { $action }: aşağı yukarı aynı.
coach-hint-more = -# { $count ->
    [one] Bir seçenek daha: { $cost }.
   *[other] { $count } seçenek daha, en kötüsü: { $cost }.
}
coach-unit-win = -# Son çukurda önemli olan, oyunu kazanma şansı.
coach-unit = -# Puan: bu çukurda beklenen sonuç, diğerlerinin ortalamasına göre.
coach-unit-error = -# Puan: bu çukurda beklenen sonuç, diğerlerinin ortalamasına göre. Her sayı yaklaşık { $points } puan şaşabilir.

coach-review = ### { $holes } çukurun analizi
coach-review-line = { $name } hamle başına { $lost } puan kaybetti · şans { $luck } (çekilen { $drawn }, dağıtılan { $dealt }, diğer { $rest })
coach-review-about = -# Kayıp: koç emin olduğunda, seçimi ne kadar daha iyiydi. Şans: kartların getirdiği. Puanlar diğerlerinin ortalamasına göredir.
coach-review-nothing = **Hiç puan hediye etmedin.** İyi oynadın.
coach-review-most = **Sana en pahalıya mal olanlar**
coach-costly-points = **{ $number }. Çukur { $hole }, hamle { $turn }: { $points } puan kayıp**
coach-costly-win = **{ $number }. Çukur { $hole }, hamle { $turn }: kazanma şansında { $share } kayıp**
coach-costly-played = Oynanan: { $action }.
coach-costly-best = En iyisi: { $action }.
coach-reviewing = Koç oyuna bakıyor… { $share }
coach-review-failed = Koç bu oyuna bakamadı. **Analiz** düğmesine tekrar bas.
