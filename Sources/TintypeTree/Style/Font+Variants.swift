public import Foundation

extension Font {
    /// The width of letters. No declared face has other widths than its own, so that all are drawn with that one.
    public struct Width: Hashable, Sendable {
        /// The width from -1, the narrowest, to 1; 0 is the face's own.
        public var value: CGFloat

        /// Creates a width; 0 is the standard one.
        public init(_ value: CGFloat) {
            self.value = value
        }

        /// The widths by name.
        public static let compressed = Width(-0.4)
        public static let condensed = Width(-0.2)
        public static let standard = Width(0)
        public static let expanded = Width(0.2)
    }

    /// The distance between lines, besides the font's own.
    public enum Leading: Hashable, Sendable {
        case standard
        case tight
        case loose

        /// The addition to the distance, in points: what UIKit's traits do to the body style on iOS.
        var distance: CGFloat {
            switch self {
            case .standard: 0
            case .tight: -2
            case .loose: 2
            }
        }
    }

    /// Returns the font with another weight.
    public func weight(_ weight: Weight) -> Font { with { $0.weight = weight } }

    /// Returns the font with another width of letters.
    public func width(_ width: Width) -> Font { with { $0.width = width } }

    /// Returns the font with bold letters.
    public func bold() -> Font { weight(.bold) }

    public func bold(_ isActive: Bool) -> Font { isActive ? bold() : self }

    /// Returns the font with italic letters.
    public func italic() -> Font { with { $0.isItalic = true } }

    public func italic(_ isActive: Bool) -> Font { with { $0.isItalic = isActive } }

    /// Digits of one width.
    public func monospacedDigit() -> Font { with { $0.hasMonospacedDigits = true } }

    /// Returns the font with letters of one width.
    public func monospaced() -> Font { with { $0.design = .monospaced } }

    public func monospaced(_ isActive: Bool) -> Font { isActive ? monospaced() : self }

    /// All letters as small capitals, where the face has them.
    public func smallCaps() -> Font { with { $0.capitals = .all } }

    /// Small letters as small capitals, where the face has them.
    public func lowercaseSmallCaps() -> Font {
        with { $0.capitals = [.uppercase, .all].contains($0.capitals) ? .all : .lowercase }
    }

    /// Capitals as small capitals, where the face has them.
    public func uppercaseSmallCaps() -> Font {
        with { $0.capitals = [.lowercase, .all].contains($0.capitals) ? .all : .uppercase }
    }

    /// Returns the font with another distance between lines.
    public func leading(_ leading: Leading) -> Font { with { $0.leading = leading } }

    /// The font in another size, in points at the default type size.
    public func pointSize(_ size: CGFloat) -> Font {
        with {
            switch $0.base {
            case .custom(let family, _, let style, let isRequired):
                $0.base = .custom(family: family, size: size, relativeTo: style, isRequired: isRequired)
            case .style, .system: $0.base = .system(size: size)
            }
        }
    }

    private func with(_ change: (inout Font) -> Void) -> Font {
        var font = self
        change(&font)
        return font
    }
}
