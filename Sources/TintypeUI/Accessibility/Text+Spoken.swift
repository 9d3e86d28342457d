extension Text {
    /// What the text says, for those who do not see it.
    var spoken: String { string }
}
