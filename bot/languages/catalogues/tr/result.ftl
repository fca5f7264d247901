result-hole = ### ⛳ Çukur { $hole }/{ $holes }: { $names } { $points } puanla kazandı
result-scorecard = **Puan tablosu**
result-won = ### 🏆 { $names } { $count ->
    [one] kazandı
   *[other] birlikte kazandı
}
result-ended-early = ### ⛳ Oyun erken bitirildi. Sonuç yok
result-abandoned = ### ⛳ Oynayan kalmadı. Sonuç yok
result-left = { $name } { $points } puanla ayrıldı
