privacy-heading = ### Hakkında saklananlar
privacy-what = Discord kimliğin, ayarların ve dilin, her hamlesiyle oyunların ve sonuçların. Ad yok, mesaj yok, yazdığın hiçbir şey yok.
privacy-how = `/golf export` hepsini dosya olarak gönderir. `/golf forget-me` kimliğini her yerden siler: diğerlerinin sonuçları kalır, seninle bağlantılı hiçbir şey kalmaz.
privacy-server = -# Bot bir sunucudan çıkarılırsa oradaki açık oyunlar biter. Sonuçlar, sahipleri unutulmak isteyene kadar kalır.

privacy-forget-heading = ### Seni unutayım mı?
privacy-forget = Bütün oyunlardan ayrılırsın. Ayarların ve tüm sıralamalardaki yerlerin silinir. Biten oyunlarda kimliğinin yerini bir sayı alır. **Bu geri alınamaz** ve bütün sunucular için geçerlidir.
privacy-forgotten = Burada artık seninle bağlantılı hiçbir şey yok.{ $games ->
    [0] { "" }
   *[other] { " " }{ $games } oyundan ayrıldın.
}
privacy-kept = Her şey olduğu gibi kalıyor.
