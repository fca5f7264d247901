### Türkçe. Hitap: sen. Üslup: kısa, içten, teknik terimsiz.
### Adlara, kartlara ve sayılara ek getirilmez (ünlü uyumu): ad özne olur ya da arkasına bir isim gelir
### (“{ $name } adlı oyuncu”, “8 kartı”, “3. çukur”, “4 numaralı kart”). Kesme işareti ’, tırnak “ ”.
###
### Oyunun terimleri:
###   hole           çukur: kart dağıtmadan puan yazmaya kadar
###   game           oyun
###   stock          deste
###   discard pile   yer: atılan kartlar; yerdeki en üst kart alınabilir
###   draw, take     çekmek (desteden), almak (yerden)
###   discard        atmak
###   swap           değiştirmek
###   place          1 numaralı karttan 6 numaralı karta
###   face up/down   açık kart, kapalı kart
###   turn over      açmak
###   rank           değer (“aynı değerde iki kart”). points: puan
###   column, pair   sütun, çift
###   go out         elini bitirmek: altı kartı da açmak
###   turn           sıra (“sıra sende”). Sayarken: hamle
###   last turn      son hamle
###   clock          süre
###   ace … king     as, vale, kız, papaz; sinek, karo, kupa, maça
###   seat           koltuk
###   table          masa
###   host           masayı açan
###   leave          ayrılmak
###   call people    çağırmak
###   computer       bilgisayar. Rookie, Club ve Pro olduğu gibi kalır
###   autopilot      otomatik
###   coach          koç. hint: ipucu, review: analiz, replay: tekrar
###   leaderboard    sıralama. record: karne
###   seal, part     mühür, pay

terms-language = Türkçe
terms-ordinal = { $number }.
