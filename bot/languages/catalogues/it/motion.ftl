motion-heading = ### L’ultimo turno della buca { $hole }
motion-none = Non si può mostrare l’ultimo turno di questa buca.
