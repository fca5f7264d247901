words-on = Так
words-off = Ні
words-colon = { ": " }
words-player = Гравець { $number }
words-no-name = Гравець
words-seconds = { $count ->
    [one] { $count } секунда
    [few] { $count } секунди
    [many] { $count } секунд
   *[other] { $count } секунди
}
words-minutes = { $count ->
    [one] { $count } хвилина
    [few] { $count } хвилини
    [many] { $count } хвилин
   *[other] { $count } хвилини
}
words-no-clock = без годинника
words-clock = { $duration } на хід
words-hours = { $count ->
    [one] { $count } година
    [few] { $count } години
    [many] { $count } годин
   *[other] { $count } години
}

words-ruleset-card_commons = Ще один хід
words-ruleset-pagat = Раптовий кінець

words-permission-view-channel = **Перегляд каналу**
words-permission-send-messages = **Надсилання повідомлень**
words-permission-send-messages-in-threads = **Надсилання повідомлень у гілках**
words-permission-attach-files = **Прикріплення файлів**
words-permission-create-public-threads = **Створення публічних гілок**
words-permission-manage-threads = **Керування гілками**
words-no-picture-allowed = -# Словами, бо тут мені бракує дозволу { $permission }.
words-no-picture-taken = -# Словами, бо Discord щойно не прийняв зображення.
