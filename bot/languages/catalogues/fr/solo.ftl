solo-ended = ### Cette partie est terminée
solo-another = `/golf solo` en commence une autre.
