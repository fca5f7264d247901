### Polski. Forma: ty. Ton: krótko, życzliwie, bez żargonu.
### Nie zgadujemy płci: czas teraźniejszy („dobierasz”), „osoba” zamiast „gracz”, formy bezosobowe.
###
### Słowa gry:
###   hole           dołek
###   stock          talia
###   discard pile   stos odrzuconych; krótko: odrzucone
###   draw, take     dobrać (z talii), wziąć (ze stosu odrzuconych)
###   discard        odrzucić
###   place          pole (od 1 do 6)
###   turn over      odkryć; karta jest zakryta albo odkryta
###   pair           para
###   column         kolumna
###   go out         kończyć: „kończy” (ma wszystkie sześć kart odkrytych)
###   turn, move     kolej (czyja), ruch (co się robi)
###   last turn      ostatni ruch
###   seat           miejsce
###   table          stół
###   host           osoba, która otworzyła stół
###   computer       komputer. Poziomy Rookie, Club i Pro nazywają się tak w każdym języku.
###   autopilot      autopilot
###   coach          trener; hint: podpowiedź; review: analiza; replay: powtórka
###   leaderboard    ranking
###   shuffle, seal  tasowanie, pieczęć
###   part           wkład (w tasowanie)
###   jack, queen, king, ace   walet, dama, król, as

terms-language = Polski
terms-ordinal = { $number }.
