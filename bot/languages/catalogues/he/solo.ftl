solo-ended = ### המשחק הזה נגמר
solo-another = `/golf solo` מתחיל משחק חדש.
