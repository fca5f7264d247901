lesson-heading = ### Golf öğren · { $page }/{ $pages } · { $title }
lesson-done = ### Golf öğren · { $count } adımda tamam!
# Üçüncü kişi, çünkü arkasından “aldı”, “çekti” gelir.
lesson-you = Oyuncu (sen)
lesson-press = **{ $button }** düğmesine bas.
lesson-press-so = **{ $button }** düğmesine bas
lesson-wrong = Gerçek oyunda bunu yapabilirsin. Burada { $press }.
lesson-wrong-any = Herhangi ikisini açabilirsin. Bu derste { $press }.

lesson-cards = Altı kart
lesson-cards-1 = Rakibin bir bilgisayar: **Rookie**. En az puan alan kazanır.
lesson-cards-2 = Altı kartın da kapalı. Onlara kimse bakamaz, sen bile.
lesson-cards-3 = Üst üste duran iki kart bir **sütun** oluşturur: 1 ve 4, 2 ve 5, 3 ve 6.

lesson-over = İki kart aç
lesson-over-1 = Her çukur böyle başlar: istediğin iki kartı açarsın.
lesson-second-1 = **8** kartı 8 puan. Bir kart daha aç.

lesson-turn = Sıra sende
lesson-turn-1 = Bir 8, bir 9: açık kartların 17 puan. Yerdeki karta bak: bir **8**!
lesson-turn-2 = Sütunda aynı değerde iki kart **çift** olur. Çift **0** sayılır.
lesson-turn-drawing = Desteden ne çıkacağı belli olmaz. Yerdeki 8 ise garanti, o yüzden { $press }.

lesson-pair = Bir çift
lesson-pair-1 = 8 kartın 1 numarada. Altındaki **4** numara aynı sütunda.
lesson-pair-elsewhere = Orada çift olmaz. Öteki 8 kartının altına gelmeli, o yüzden { $press }.
lesson-pair-same = 8 yerine 8 bir şey değiştirmez. İkincisi ilkinin altına gelir, o yüzden { $press }.
lesson-pair-back = Vazgeçebilirsin. Ama 8 buna değer, o yüzden { $press }.

lesson-zero = Çift 0 sayılır
lesson-zero-1 = İlk sütunun artık **0** sayılıyor. Kapalı bir vale de gitti: tam 10 puan!
lesson-zero-2 = Rookie yedili çifti yaptı. Yerde kız var: 10 puan.
lesson-zero-taking = Kız 10 puan eder. Desteden gelen çoğunlukla daha iyidir, o yüzden { $press }.

lesson-two = Bir ikili
lesson-two-1 = **2** çektin. **−2** sayılır: en iyi kart budur.
lesson-two-2 = Kapalı bir kartın yerine koy. Kapalı kart ortalama 5 puandır.
lesson-two-away = 2 asla atılmaz: en iyi kart odur. O yüzden { $press }.
lesson-two-pair = Bu, çiftini bozar. Kapalı bir kartın yeri daha iyi, o yüzden { $press }.
lesson-two-nine = Bu da iyi: 9 puan gider. Ama 9 için başka bir kart da gelir, o yüzden { $press }.
lesson-two-elsewhere = Kapalı kartların hepsi olur. Bu derste { $press }.

lesson-next = Sonraki hamlen
lesson-luck-1 = Kapalı kart 4 çıktı, onu da Rookie aldı. Buna şans denir.
lesson-luck-2 = Şimdi en kötü kartın 2 numaradaki 9.
lesson-luck-taking = 7 sadece iki puan düşürür. Şansını dene: { $press }.

lesson-king = Bir papaz
lesson-king-1 = **Papaz** çektin. **0** sayılır. En çok **9** yerine işe yarar.
lesson-king-away = Papaz puan yazmaz, sende kalsın. O yüzden { $press }.
lesson-king-two = 2 papazdan da iyidir, sende kalsın. O yüzden { $press }.
lesson-king-elsewhere = 9, o karttan daha çok puan eder, o yüzden { $press }.

lesson-minus-1 = Açık kartların şimdi −2 puan. Rookie 7 puanda ve bir kız attı.
lesson-minus-taking = Kız 10 puan eder, o yüzden { $press }.

lesson-neighbour = Rakibine dikkat
lesson-neighbour-1 = **4** çektin. Atabilirsin. Ama Rookie’nin 2 numarasında **4** var: seninkini alır, çift yapar ve 7 puan düşürür.
lesson-neighbour-2 = Sende kalsın. 4, bilinmeyen bir karttan biraz daha iyidir.
lesson-neighbour-away = O zaman Rookie 4 kartını alır, ikinci çiftini yapar. Sende kalsın: { $press }.
lesson-neighbour-other = O da aynı derecede iyi. Bu derste { $press }.
lesson-neighbour-elsewhere = Oradaki kartların 4 kartından iyi, o yüzden { $press }.

lesson-out = Elini bitirmek
lesson-out-1 = Tek kapalı kart kaldı. Altısı da açılınca elini **bitirirsin**.
lesson-out-2 = Sonra diğerleri **birer hamle daha** yapar, çukurun puanı yazılır.
lesson-out-taking = 10 kartı 10 puan eder, o yüzden { $press }.

lesson-ace-1 = **As** çektin: 1 puan. Öndesin, onunla elini bitir.
lesson-ace-away = As az puan eder, sen de öndesin. Rookie’yi bekleme: { $press }.
lesson-ace-elsewhere = Şimdi elini bitirme vakti: son kapalı kart 6 numarada, o yüzden { $press }.

lesson-end-1 = Bitirdin! Son kartın 2 çıktı: kimse bilemezdi. Rookie onu aldı ve son hamlesini yaptı.
lesson-end-2 = **Çukuru 6 puana karşı 3 puanla kazandın.** Sütun sütun: 8 ve 8 **0**, papaz ve 4 **4**, 2 ve as **−1**.
lesson-end-3 = Bir oyunda birkaç çukur vardır. Toplamı en düşük olan kazanır.
