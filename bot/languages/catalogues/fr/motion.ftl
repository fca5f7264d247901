motion-heading = ### Le dernier tour du trou { $hole }
motion-none = Impossible de montrer le dernier tour de ce trou.
