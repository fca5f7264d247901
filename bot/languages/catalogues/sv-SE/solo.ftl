solo-ended = ### Det här spelet är slut
solo-another = `/golf solo` börjar ett nytt.
