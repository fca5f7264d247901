reminder-call = ⏰ { $called }: твій хід на лунці { $hole }.{ $ends ->
    [none] { "" }
   *[other] { " " }Час спливає { $ends }.
}
