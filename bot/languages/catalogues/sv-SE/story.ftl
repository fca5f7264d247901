story-shared = Helt lika efter { $holes } hål.
story-from-behind = Sist efter hål { $hole }, först i mål.
story-in-front = I ledningen från första hålet till det sista.
story-one-point = En enda poäng avgjorde.
story-two-points = Två poäng avgjorde.
story-last-hole = Det avgjordes först på sista hålet.
story-clear = { $points } poäng före alla andra.
story-decider = En dold { $card } kostade { $name } { $cost } poäng och segern.
