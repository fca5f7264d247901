preferences-heading = ### Suas preferências
preferences-direct = **Mensagens diretas.** Envio suas cartas a você. Senão, aperte **Minha mão** na mesa.
preferences-pictures = **Imagens.** Suas cartas em imagem. Senão, em palavras, com a mesa toda.
preferences-reminders = **Lembretes.** Menciono você quando passa metade do seu tempo.
preferences-invitations = **Convites.** Podem chamar você pelo nome para uma mesa, no máximo uma vez por hora.
preferences-closed = -# Minha última mensagem direta não chegou a você. Permita mensagens deste servidor nas configurações de privacidade do Discord; tento de novo quando você jogar.

preferences-server-heading = ### Ajustes do servidor
preferences-server-start = `/golf start` abre uma mesa de **{ $holes } buracos**, **{ $rules }**, **{ $clock }**, se você não escolher outra coisa.
preferences-server-look = As mesas aparecem **{ $words ->
    [yes] em palavras
   *[no] em imagens
}**.

preferences-server-role = { $called ->
    [yes] Quando uma mesa abre, menciono { $role }, no máximo uma vez por hora.
   *[no] Quando uma mesa abre, não menciono nenhum cargo. `/golf preferences role:` define um.
}

preferences-menu-rules = Regras
preferences-menu-holes = Buracos
preferences-menu-clock = Relógio
preferences-menu-language = Idioma
preferences-option-source = Como em { $source }
preferences-option-holes = { $count } buracos
preferences-option-no-clock = Sem relógio
preferences-option-discord = Como no meu Discord
preferences-option-server = Como nas configurações do servidor
