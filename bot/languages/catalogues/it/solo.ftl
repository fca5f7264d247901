solo-ended = ### Questa partita è finita
solo-another = `/golf solo` ne inizia un’altra.
