motion-heading = ### A última jogada do buraco { $hole }
motion-none = Não é possível mostrar a última jogada deste buraco.
