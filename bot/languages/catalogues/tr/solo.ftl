solo-ended = ### Bu oyun bitti
solo-another = `/golf solo` yenisini başlatır.
