refusals-not-started = Det här spelet har inte börjat än.
refusals-started = Det här spelet har redan börjat.
refusals-started-wait = Det här spelet har börjat. Vänta tills det är slut och tryck på **Revansch**.
refusals-closed = Bordet är stängt. `/golf start` öppnar ett nytt.
refusals-over = Det här spelet är slut.
refusals-not-over = Det här spelet är inte slut än.
refusals-unknown-game = Jag känner inte längre till det här spelet. `/golf start` öppnar ett nytt.
refusals-no-game-here = Det finns inget spel i den här kanalen. `/golf start` öppnar ett.
refusals-no-such-game = Det finns inget sådant spel på servern.
refusals-unreadable = Jag kan inte längre läsa det här spelet. En moderator kan stänga det med `/golf end`.
refusals-busy = Det är full fart i det här spelet. Försök igen.
refusals-channel-taken = Ett spel pågår i kanalen. Ta en annan kanal, `/golf start` med `thread:`, eller `/golf solo`.
refusals-other-terms = Vid kanalens öppna bord gäller annat: { $terms }. Tryck på **Gå med** där, eller ta en annan kanal eller en tråd.

refusals-not-in-game = Du är inte med i det här spelet. { $going ->
    [yes] Tryck på **Revansch** när det är slut för att öppna nästa.
   *[no] Tryck på **Revansch**, eller använd `/golf start`, för att öppna nästa.
}
refusals-not-in-this-game = Du är inte med i det här spelet.
refusals-not-joined = Du har inte gått med i det här spelet.
refusals-target-not-joined = Den personen har inte gått med i det här spelet.
refusals-target-not-in-game = Den personen är inte med i det här spelet.
refusals-join-first = Gå med först, sedan kan du lägga till eller ta bort en dator.
refusals-host-starts = { $host } öppnade bordet och startar spelet.
refusals-only-host-removes = Bara värden eller en moderator kan ta bort en spelare.
refusals-remove-later = Du kan ta bort spelare vars tid har gått ut. Fråga en moderator om det inte finns någon klocka.
refusals-hole-scored = För sent att avsluta: ett hål är redan räknat. Fråga en moderator, eller lämna spelet.
refusals-end-later = Bara värden eller en moderator kan avsluta det nu. Du kan lämna det, eller avsluta det när inget har hänt på en timme.
refusals-only-players-end = Bara spelarna och moderatorer kan avsluta det här spelet.
refusals-only-players-move = Bara spelarna och moderatorer kan flytta det här bordet.
refusals-manage-server = Det här är för dem som har behörigheten **Hantera server**.

refusals-unknown-rules = De reglerna känner jag inte till.
refusals-holes = { $rules } spelas över { $holes } hål.
refusals-mentions = Skriv vilka du menar genom att nämna dem, till exempel @Anna @Bo.
refusals-too-many-called = Du kan bjuda in högst { $count }.
refusals-called-not-here = En av dem finns inte på den här servern.
refusals-challenge-self = Du kan inte utmana dig själv. Med `/golf solo` möter du en dator.
refusals-challenge-bot = Botar spelar inte golf. Med `/golf solo` möter du en dator.
refusals-no-threads-here = Ett spel kan bara få en egen tråd från en textkanal.
refusals-everyone = Det går inte att kalla på alla. Välj en roll som man kan ta själv.
refusals-full = Bordet är fullt: { $seats } platser.
refusals-too-few = Ett spel behöver två spelare. Vänta på någon, eller lägg till en dator.
refusals-no-computer = Det finns ingen dator vid det här bordet.
refusals-unknown-computer = Den sortens dator känner jag inte till.
refusals-not-posted = Inget bord öppnades, för jag får inte skriva här. { $count ->
    [0] Den som får redigera kanalen kan tillåta det i kanalens inställningar, under Behörigheter.
   *[other] Jag saknar { $permissions } i kanalen. Den som får redigera kanalen kan ge mig det i kanalens inställningar, under Behörigheter.
}{ $hidden ->
    [yes] { " " }Om det här är en privat tråd: nämn mig i den, så läggs jag till.
   *[no] { "" }
}
refusals-permissions = Jag saknar { $count ->
    [one] behörigheten
   *[other] behörigheterna
} { $permissions } i kanalen. Den som får redigera kanalen kan ge mig det i kanalens inställningar, under Behörigheter.

refusals-hole-over = Det här hålet är slut. Tryck på **Nästa hål**.
refusals-not-your-turn = Det är inte din tur: { $names } är på tur.
refusals-played = Den här knappen är gammal: den turen är redan spelad.
refusals-other-channel = Den här knappen hör till ett spel i en annan kanal.
refusals-other-person = Den knappen hör till någon annans spel.
refusals-other-version = Den här knappen kommer från en annan version av boten.
refusals-other-version-command = Den här knappen kommer från en annan version av boten. Använd kommandot igen.
refusals-old-scores = Den här topplistan kommer från en annan version av boten. Använd `/golf scores`.
refusals-not-called = Ingen har bjudit in dig till det här bordet. Tryck på **Gå med** om du vill.
refusals-no-hints = Det här spelet har inga tips.
refusals-shuffle-later = Du kan kontrollera blandningen när spelet är slut.
refusals-review-unfinished = Bara avslutade spel har en genomgång.
refusals-replay-unfinished = Bara avslutade spel har en repris.
refusals-no-such-turn = Den turen finns inte i det här spelet. Tryck på **Repris** igen.
refusals-nothing-to-review = Du har inget avslutat spel på den här servern än.

refusals-rule-opened = Du har vänt upp dina två kort. Nu är det de andras tur.
refusals-rule-turn = Det är inte din tur.
refusals-rule-face-up = Det kortet är redan uppvänt.
refusals-rule-turn-up = Kort vänds bara upp före den första turen.
refusals-rule-stock = Talongen är tom. **Ta** det översta kortet på slänghögen.
refusals-rule-hole = Det här hålet är inte slut än.
refusals-rule-opening = Vänd upp dolda kort först: alla börjar med { $cards } uppvända.
refusals-rule-draw = **Dra** ett kort först, eller **Ta** det översta på slänghögen.
refusals-rule-place = Du har dragit ett kort. Tryck på kortet det ska ersätta, eller på **Släng**.
refusals-rule-next = Hålet är slut. Nästa kommer snart.
refusals-rule-over = Spelet är slut.

refusals-not-running = Den här delen av boten är avstängd just nu. Försök igen om en minut.
refusals-needs-server = Det här fungerar bara i en kanal på en server. Här kan du använda `/golf solo`, `/golf learn`, `/golf rules`, `/golf preferences`, `/golf privacy`, `/golf export` och `/golf forget-me`.
refusals-discord-away = Discord svarar mig inte. Försök igen om en stund.
refusals-command-changed = Kommandot har ändrats, och ditt Discord har inte sett det än. Försök igen om en minut, eller starta om Discord.
refusals-option = Jag förstår inte ett av alternativen. Välj ur Discords lista.
refusals-command = Du får inte använda det här kommandot här.
refusals-fault = Något gick fel (ref { $reference }). Försök igen. `/golf table` visar spelet igen.
