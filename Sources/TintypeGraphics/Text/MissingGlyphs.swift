/// The answer to a character that no declared font has.
public enum MissingGlyphs: String, Hashable, Sendable, CaseIterable {
    /// The picture is refused, and the error names the character and the view.
    case error
    /// A box with the digits of its code point stands in its place, and a note says so.
    case box
}

extension FontFace {
    /// Not one of a font set: its glyphs are boxes with the digits of code points, and a glyph's id is that code point.
    package static let codePointBoxes = FontFace(name: "CodePointBox", index: -1)
}
