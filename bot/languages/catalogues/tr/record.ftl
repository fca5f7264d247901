record-none = Burada biten bir oyunu henüz yok.
record-best = En iyi oyun: { $game }
record-game = { $when } · { $holes } çukur, { $rules } · { $points } puan, { $outcome }
record-left = ayrıldı
record-ended = { $holes } çukur sonra bitti
record-won = kazandı
record-shared = birlikte kazandı
record-place = { $players } oyuncu içinde { $place }

record-cost-most = Son { $count } oyununda **sana en pahalıya mal olanlar**
record-nothing = - Koçun söyleyecek bir şeyi yok
record-looking = -# Koç { $count } oyununa bakıyor: bir dakika sonra tekrar sor.
record-looking-more = -# Koç { $count } oyununa daha bakıyor: bir dakika sonra tekrar sor.

record-form = { $name }: çukur başına puan
record-fewer = Ne kadar az, o kadar iyi.
