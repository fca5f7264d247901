solo-ended = ### Esta partida terminó
solo-another = `/golf solo` empieza otra.
