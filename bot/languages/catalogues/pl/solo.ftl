solo-ended = ### Ta gra jest skończona
solo-another = `/golf solo` zaczyna nową.
