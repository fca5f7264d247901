cards-heading = ### Kartların · çukur { $hole }/{ $holes }
cards-line = Kartların · { $says }
cards-last-turn = ⏳ **Son hamle!** { $says }
cards-scored = Bu çukur: **{ $points }** · toplam **{ $total }**
cards-out = Elini **bitirdin**. Diğerlerinin birer hamlesi daha var.
cards-opening = Diğerleri kart açıyor. Birazdan sıra sende.
cards-wait = Açık kartların: **{ $points }** · toplam { $total }. Sıranı bekle.
cards-wait-first = Açık kartların: **{ $points }**. Sıranı bekle.
cards-choose = Açmak için **{ $count ->
    [one] bir kart daha
   *[other] iki kart
} seç**.
cards-drew = **{ $card }** çektin. Yerine geçeceği karta bas ya da **At** düğmesine bas.
cards-taking = **{ $card }** hangi kartın yerine geçsin? Ona bas ya da **Vazgeç** düğmesine bas.
cards-turn = Sıra sende: desteden **Çek** ya da **{ $card } al**.

cards-over = ### Oyun bitti
cards-no-result = Sonuçsuz bitti.
cards-won = ### 🏆 Kazandın!
cards-shared = ### 🏆 Birlikte kazandınız!
cards-place = ### { $place } oldun
cards-total = Oyun bitti. Toplamın: **{ $total }**
cards-left = ### Bu oyundan ayrıldın
cards-left-computer = Kartlarını bilgisayar oynuyor.
cards-parted = Artık o sunucuda değilim, bu yüzden oyun sonuçsuz bitti.
cards-newer = -# Kartların daha yeni bir mesajda.
cards-moved = -# Direkt mesajların kapalı. Masada **Kartlarım** düğmesine bas.
