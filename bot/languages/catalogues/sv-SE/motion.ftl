motion-heading = ### Sista turen på hål { $hole }
motion-none = Det går inte att visa sista turen på det här hålet.
