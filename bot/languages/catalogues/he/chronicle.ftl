chronicle-turned = { $name }: הפיכת { $cards }.
chronicle-drawing = { $name }: משיכת קלף מהקופה.
chronicle-discarded = { $name }: משיכת **{ $card }** וזריקה מיד.
chronicle-took-hidden = { $out ->
    [yes] { $name }: לקיחת **{ $card }** במקום קלף סגור, שהיה **{ $gone }**, ו**סגירה**.
   *[no] { $name }: לקיחת **{ $card }** במקום קלף סגור, שהיה **{ $gone }**.
}
chronicle-took-open = { $out ->
    [yes] { $name }: לקיחת **{ $card }**, זריקת **{ $gone }** ו**סגירה**.
   *[no] { $name }: לקיחת **{ $card }** וזריקת **{ $gone }**.
}
chronicle-drew-hidden = { $out ->
    [yes] { $name }: משיכת **{ $card }** במקום קלף סגור, שהיה **{ $gone }**, ו**סגירה**.
   *[no] { $name }: משיכת **{ $card }** במקום קלף סגור, שהיה **{ $gone }**.
}
chronicle-drew-open = { $out ->
    [yes] { $name }: משיכת **{ $card }**, זריקת **{ $gone }** ו**סגירה**.
   *[no] { $name }: משיכת **{ $card }** וזריקת **{ $gone }**.
}
chronicle-left = { $name }: יציאה מהמשחק. מחשב ממשיך לשחק.
chronicle-rebuilt = הקופה התרוקנה: קלפי הערימה עורבבו לקופה חדשה.
