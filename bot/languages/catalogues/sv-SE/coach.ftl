coach-ranks-1 = ess
coach-ranks-2 = tvåor
coach-ranks-3 = treor
coach-ranks-4 = fyror
coach-ranks-5 = femmor
coach-ranks-6 = sexor
coach-ranks-7 = sjuor
coach-ranks-8 = åttor
coach-ranks-9 = nior
coach-ranks-10 = tior
coach-ranks-11 = knektar
coach-ranks-12 = damer
coach-ranks-13 = kungar

coach-turn-over = Vänd upp kort { $place }
coach-draw = Dra ett kort
coach-take-down = Ta { $card } i stället för dolt kort { $place }
coach-take-own = Ta { $card } i stället för ditt kort { $place } ({ $gone })
coach-take-other = Ta { $card } i stället för kort { $place } ({ $gone })
coach-swap-down = Byt dolt kort { $place } mot { $card }
coach-swap-own = Byt ditt kort { $place } ({ $gone }) mot { $card }
coach-swap-other = Byt kort { $place } ({ $gone }) mot { $card }
coach-discard = Släng { $card }
coach-next-hole = Gå vidare till nästa hål

coach-cost-win = vinner { $share } av spelen i stället för { $best }
coach-cost-points = { $points } poäng sämre
coach-option = { $action }: { $cost }.

coach-why-pair = Det ger ett par i { $ranks } och sparar { $points } poäng.
coach-why-breaks-pair = Det bryter ett par i { $ranks } och kostar { $points } poäng.
coach-why-needed = Då får nästa spelare precis det kort som behövs: { $rank }.
coach-why-behind = Det avslutar hålet ungefär { $points } poäng efter.
coach-why-ends = Det avslutar hålet ungefär { $points } poäng före.
coach-why-gone = Av övriga { $ranks } är { $count } redan borta.
coach-why-hurry = Det vänder upp ett kort, och någon annan är bara ett kort från att gå ut.
coach-why-saves = Det tar bort { $points } poäng mer på en gång.

coach-lesson = { $mistake }: { $times ->
    [1] en gång
   *[other] { $times } gånger
}, { $points } poäng
coach-mistake-opened = Du vände upp sämre kort i början
coach-mistake-missed-pair = Du missade ett par
coach-mistake-broke-pair = Du bröt upp ett par
coach-mistake-took-high = Du tog eller behöll höga kort för par som inte kom
coach-mistake-passed-low = Du lät låga kort passera
coach-mistake-fed = Du gav nästa spelare det kort som behövdes
coach-mistake-ended-early = Du gick ut för tidigt
coach-mistake-ended-late = Du gick inte ut när det var dags
coach-mistake-turned-early = Du vände upp ett kort när det var bättre att byta ett uppvänt
coach-mistake-turned-late = Du lät ett kort ligga dolt när det var bättre att vända upp det
coach-mistake-took = Du tog från slänghögen när det var bättre att dra
coach-mistake-drew = Du drog när det var bättre att ta från slänghögen
coach-mistake-placed = Du lade ett kort på fel plats

coach-hint = ### Tips
coach-hint-best = **{ $action }.**
coach-hint-all-alike = Allt annat är ungefär lika bra.
coach-hint-alike = { $action }: ungefär lika bra.
coach-hint-more = -# { $count ->
    [one] En möjlighet till: { $cost }.
   *[other] { $count } möjligheter till, i värsta fall: { $cost }.
}
coach-unit-win = -# På sista hålet räknas chansen att vinna spelet.
coach-unit = -# Poäng: vad man kan vänta sig på hålet, jämfört med de andras snitt.
coach-unit-error = -# Poäng: vad man kan vänta sig på hålet, jämfört med de andras snitt. Varje siffra kan vara fel med ungefär { $points }.

coach-review = ### Genomgång av { $holes ->
    [one] { $holes } hål
   *[other] { $holes } hål
}
coach-review-line = { $name } förlorade { $lost } poäng per tur · flyt { $luck } (dragna { $drawn }, utdelade { $dealt }, övrigt { $rest })
coach-review-about = -# Förlorade: hur mycket bättre coachens val var, när coachen är säker. Flyt: vad korten gav. Poängen jämförs med de andras snitt.
coach-review-nothing = **Du gav inte bort någonting.** Bra spelat.
coach-review-most = **Det här kostade dig mest**
coach-costly-points = **{ $number }. Hål { $hole }, tur { $turn }: { $points } poäng förlorade**
coach-costly-win = **{ $number }. Hål { $hole }, tur { $turn }: { $share } av spelen förlorade**
coach-costly-played = Spelat: { $action }.
coach-costly-best = Bäst: { $action }.
coach-reviewing = Coachen tittar på spelet … { $share }
coach-review-failed = Coachen kunde inte titta på det här spelet. Tryck på **Genomgång** igen.
