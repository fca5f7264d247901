story-shared = { $holes } çukur sonunda fark yok.
story-from-behind = { $hole }. çukurdan sonra sonuncu, sonunda birinci.
story-in-front = İlk çukurdan son çukura hep önde.
story-one-point = Sonucu tek bir puan belirledi.
story-two-points = Sonucu iki puan belirledi.
story-last-hole = Sonucu son çukur belirledi.
story-clear = Herkesin { $points } puan önünde.
story-decider = Kapalı { $card } { $cost } puana mal oldu: { $name } oyunu kaybetti.
