extension Text {
    /// The text's words, for those who do not see it.
    var spoken: String { string }
}
