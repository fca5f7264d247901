cards-heading = ### Suas cartas · buraco { $hole } de { $holes }
cards-line = Suas cartas · { $says }
cards-last-turn = ⏳ **Última jogada!** { $says }
cards-scored = Este buraco: **{ $points }** · total **{ $total }**
cards-out = Você **bateu**. As outras pessoas têm mais uma jogada.
cards-opening = As outras pessoas estão virando cartas. Logo é a sua vez.
cards-wait = Pontos à mostra: **{ $points }** · total { $total }. Espere sua vez.
cards-wait-first = Pontos à mostra: **{ $points }**. Espere sua vez.
cards-choose = **Escolha { $count ->
    [one] mais uma carta
   *[other] duas cartas
}** para virar.
cards-drew = Você comprou **{ $card }**. Aperte a carta que quer trocar, ou **Descarte**.
cards-taking = Aperte a carta que quer trocar por **{ $card }**, ou **Desfazer**.
cards-turn = Sua vez: **Compre** uma carta ou **Pegue { $card }**.

cards-over = ### A partida acabou
cards-no-result = Ela acabou sem resultado.
cards-won = ### 🏆 Você venceu!
cards-shared = ### 🏆 Vitória dividida!
cards-place = ### Você ficou em { $place } lugar
cards-total = A partida acabou. Seu total: **{ $total }**
cards-left = ### Você saiu desta partida
cards-left-computer = Um computador joga suas cartas.
cards-parted = Não estou mais no servidor dela, então ela acabou sem resultado.
cards-newer = -# Suas cartas estão em uma mensagem mais nova.
cards-moved = -# Suas mensagens diretas estão desligadas. Aperte **Minha mão** na mesa.
