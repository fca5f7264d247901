replay-heading = ### Replay · buca { $hole } di { $holes }, { $turn ->
    [0] l’inizio
   *[other] turno { $turn } di { $turns }
}
replay-thinking = -# 🎓 Il coach sta ancora pensando a questo turno.
replay-same = 🎓 Il coach avrebbe giocato allo stesso modo.
replay-alike = 🎓 Ben giocato. Vale più o meno lo stesso: { $action }.
replay-blame = 🎓 { $action }: { $cost }.
replay-blame-name = 🎓 { $name }: { $action }: { $cost }.
replay-better = Meglio: **{ $action }**.
