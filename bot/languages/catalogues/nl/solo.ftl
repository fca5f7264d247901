solo-ended = ### Dit spel is afgelopen
solo-another = `/golf solo` begint een nieuw spel.
