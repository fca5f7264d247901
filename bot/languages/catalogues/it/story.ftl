story-shared = Parità perfetta dopo { $holes } buche.
story-from-behind = In coda dopo la buca { $hole }, in testa alla fine.
story-in-front = In testa dalla prima all’ultima buca.
story-one-point = Ha deciso un solo punto.
story-two-points = Hanno deciso due punti.
story-last-hole = Ha deciso solo l’ultima buca.
story-clear = { $points } punti di vantaggio su tutti.
story-decider = La carta coperta, { $card }, è costata { $cost } punti e la partita a { $name }.
