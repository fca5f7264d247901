### A private game against computers.

solo-ended = ### This game has ended
solo-another = `/golf solo` begins another.
