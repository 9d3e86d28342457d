import CCairo

/// Characters that go through the shaper together.
struct TextRun {
    enum Content: Hashable {
        /// Set in the face at this index of the font set.
        case glyphs(Int)
        case tab
        /// A line break or a control character: there, but without a glyph.
        case invisible
        /// A place in the line that is not text.
        case box
    }

    /// The indices of the text's scalars.
    var scalars: Range<Int>
    /// The bidi embedding level.
    var level: UInt8
    var script: PangoScript
    var content: Content
    /// The index among the request's spans; 0 where there are none.
    var span = 0
    /// Indicates whether the characters are set as small capitals.
    var isSmall = false
}
