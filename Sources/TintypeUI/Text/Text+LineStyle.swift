public import TintypeGraphics
public import TintypeTree

extension Text {
    /// The line under a text, or through it.
    public struct LineStyle: Hashable, Sendable {
        /// The pattern of the line.
        public struct Pattern: Hashable, Sendable {
            let pattern: TextLook.Line.Pattern

            public static let solid = Pattern(pattern: .solid)
            public static let dot = Pattern(pattern: .dot)
            public static let dash = Pattern(pattern: .dash)
            public static let dashDot = Pattern(pattern: .dashDot)
            public static let dashDotDot = Pattern(pattern: .dashDotDot)
        }

        package let line: TextLook.Line

        /// `color` is nil for the colour of the text.
        public init(pattern: Pattern = .solid, color: Color? = nil) {
            line = TextLook.Line(pattern: pattern.pattern, color: color)
        }

        /// A solid line.
        public static let single = LineStyle()
    }

    /// Capitals or small letters.
    public enum Case: Hashable, Sendable {
        case uppercase
        case lowercase
    }

    /// The size of a text relative to its font's.
    public struct Scale: Hashable, Sendable {
        let isSecondary: Bool

        /// The usual size.
        public static let `default` = Scale(isSecondary: false)
        /// Smaller, as units beside numbers are.
        public static let secondary = Scale(isSecondary: true)
    }

    /// The place of the ellipsis in a text that does not fit.
    public typealias TruncationMode = TintypeGraphics.TruncationMode
}
