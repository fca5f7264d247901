motion-heading = ### El último turno del hoyo { $hole }
motion-none = No se puede mostrar el último turno de este hoyo.
