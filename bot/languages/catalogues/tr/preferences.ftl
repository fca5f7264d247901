preferences-heading = ### Ayarların
preferences-direct = **Direkt mesajlar.** Kartların sana gelir. Kapalıysa masada **Kartlarım** düğmesine bas.
preferences-pictures = **Resimler.** Kartların resim olarak gelir. Kapalıysa bütün masayla birlikte yazıyla.
preferences-reminders = **Hatırlatma.** Sürenin yarısı geçince seni etiketlerim.
preferences-invitations = **Davetler.** Başkaları seni masaya çağırabilir, saatte en fazla bir kez.
preferences-closed = -# Son direkt mesajım sana ulaşmadı. Discord’un gizlilik ayarlarından bu sunucu için izin ver; oynadığında yeniden denerim.

preferences-server-heading = ### Sunucu ayarları
preferences-server-start = Başka bir şey seçilmezse `/golf start` şöyle açar: **{ $holes } çukur**, **{ $rules }**, **{ $clock }**.
preferences-server-look = Masalar **{ $words ->
    [yes] yazıyla
   *[no] resimle
}** gösterilir.

preferences-server-role = { $called ->
    [yes] Masa açılınca { $role } rolü çağrılır, saatte en fazla bir kez.
   *[no] Masa açılınca rol çağrılmaz. `/golf preferences role:` ile bir rol seçilir.
}

preferences-menu-rules = Kurallar
preferences-menu-holes = Çukurlar
preferences-menu-clock = Süre
preferences-menu-language = Dil
preferences-option-source = { $source } metnine göre
preferences-option-holes = { $count } çukur
preferences-option-no-clock = Süresiz
preferences-option-discord = Discord’umdaki gibi
preferences-option-server = Discord’un sunucu ayarlarındaki gibi
