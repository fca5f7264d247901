story-shared = אחרי { $holes } גומות אין שום הפרש ביניהם.
story-from-behind = אחרי גומה { $hole } במקום האחרון, ובסוף במקום הראשון.
story-in-front = ביתרון מהגומה הראשונה ועד האחרונה.
story-one-point = נקודה אחת הכריעה.
story-two-points = שתי נקודות הכריעו.
story-last-hole = רק הגומה האחרונה הכריעה.
story-clear = יתרון של { $points } נקודות על כל האחרים.
story-decider = הקלף הסגור ({ $card }) עלה אצל { $name } { $cost } נקודות, ואת המשחק.
