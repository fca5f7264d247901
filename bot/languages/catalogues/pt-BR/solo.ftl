solo-ended = ### Esta partida acabou
solo-another = `/golf solo` começa outra.
