/// The side that the lines of a text share: they are aligned in the text's own width, and leading is the right side of a
/// right-to-left text.
public enum TextAlignment: Hashable, Sendable, CaseIterable {
    case leading
    case center
    case trailing
}
