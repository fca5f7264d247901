solo-ended = ### Dieses Spiel ist zu Ende
solo-another = `/golf solo` beginnt ein neues.
