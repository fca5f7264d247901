motion-heading = ### { $hole }. çukurun son hamlesi
motion-none = Bu çukurun son hamlesi gösterilemiyor.
