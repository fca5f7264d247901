privacy-heading = ### Co jest o tobie przechowywane
privacy-what = Twój identyfikator na Discordzie, ustawienia i język, twoje gry z każdym ruchem i twoje wyniki. Żadnych nicków, żadnych wiadomości, nic z tego, co piszesz.
privacy-how = `/golf export` wysyła ci to wszystko jako plik. `/golf forget-me` usuwa wszędzie twój identyfikator: inni zachowują swoje wyniki, a do ciebie nic już nie prowadzi.
privacy-server = -# Gdy bot zniknie z serwera, kończą się tam otwarte gry. Wyniki zostają, dopóki ktoś nie poprosi o zapomnienie.

privacy-forget-heading = ### Zapomnieć o tobie?
privacy-forget = Wychodzisz ze wszystkich gier. Znikają twoje ustawienia i miejsca we wszystkich rankingach. W skończonych grach zamiast twojego identyfikatora będzie numer. **Tego nie da się cofnąć**, i dotyczy to wszystkich serwerów.
privacy-forgotten = Nic tu już nie prowadzi do ciebie.{ $games ->
    [0] { "" }
    [one] { " " }Wychodzisz z { $games } gry.
   *[other] { " " }Wychodzisz z { $games } gier.
}
privacy-kept = Wszystko zostaje bez zmian.
