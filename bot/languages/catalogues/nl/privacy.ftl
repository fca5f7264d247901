privacy-heading = ### Wat er over je wordt bewaard
privacy-what = Je Discord-id, je voorkeuren en je taal, je spellen met elke zet, en je uitslagen. Geen namen, geen berichten, niets van wat je schrijft.
privacy-how = `/golf export` stuurt je alles als bestand. `/golf forget-me` verwijdert je id overal: de anderen houden hun uitslagen, en niets verwijst nog naar jou.
privacy-server = -# Wordt de bot van een server verwijderd, dan stoppen de open spellen daar. Uitslagen blijven tot iemand vraagt om vergeten te worden.

privacy-forget-heading = ### Wil je dat ik je vergeet?
privacy-forget = Je stapt uit elk spel. Je voorkeuren en je plaatsen op alle ranglijsten verdwijnen. In afgelopen spellen vervangt een nummer je id. **Dit kan niet ongedaan worden gemaakt**, en het geldt voor elke server.
privacy-forgotten = Hier verwijst niets meer naar jou.{ $games ->
    [0] { "" }
    [one] { " " }Je bent uit { $games } spel gestapt.
   *[other] { " " }Je bent uit { $games } spellen gestapt.
}
privacy-kept = Alles blijft zoals het is.
