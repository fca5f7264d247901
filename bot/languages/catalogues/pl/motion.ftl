motion-heading = ### Ostatni ruch na dołku { $hole }
motion-none = Ostatniego ruchu na tym dołku nie da się pokazać.
