asking-more = ### Diğer
asking-not-in-game = Bu oyunda değilsin. Oyun bitince **Rövanş** düğmesine bas.

asking-leave-table = ### Bu masadan ayrılıyor musun?
asking-leave-game = ### Bu oyundan ayrılıyor musun?
asking-seat-free = Koltuğuna başkası oturabilir.
asking-table-closes = Masada senden başka kimse yok: masa kapanır.
asking-computer-goes-on = Yerine bilgisayar oynar, oyunu artık kazanamazsın. Yazılan puanlar karnende kalır.
asking-one-left = Tek oyuncu kalır: oyun sonuçsuz biter.
asking-last-person = Senden başka kimse yok: oyun sonuçsuz biter.

asking-end-game = ### Bu oyun bitsin mi?
asking-solo-ends = Sonuç olmaz. Yazılan puanlar karnende kalır.
asking-close-table = ### Bu masa kapansın mı?
asking-no-game = Burada oyun başlamaz.
asking-ends-for-all = Oyun herkes için sonuçsuz biter.{ $scored ->
    [0] { "" }
   *[other] { " " }Puanı yazılan { $scored } çukur herkesin karnesinde kalır.
}
