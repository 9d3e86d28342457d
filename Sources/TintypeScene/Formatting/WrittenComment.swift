/// A comment of a file, and the place where its author put it.
struct WrittenComment {
    /// The text from the `#` on, without blanks at its end.
    var text: String
    /// The position of the `#`.
    var start: Int
    /// The number of characters before the `#` on its line.
    var column: Int
    /// Indicates whether nothing stands before it on its line.
    var isWholeLine: Bool
    /// The number of blanks before the `#`.
    var gap: Int
}
