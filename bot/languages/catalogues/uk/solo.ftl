solo-ended = ### Цю гру закінчено
solo-another = `/golf solo` починає нову.
