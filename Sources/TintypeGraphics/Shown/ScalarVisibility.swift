/// Tells of the scalars of a text, one after the other, which can stand as they are: they show, and steer nothing.
///
/// A value shows neither what steers a terminal, reorders a line or ends it, nor characters without a sight of their own, by which
/// two names differ and look alike. Those of Unicode's joiners, variation selectors and tags that belong to the character before
/// them stand: in an emoji, and in a script that has them.
package struct ScalarVisibility {
    /// The scalar before, where it stands.
    private var previous: Unicode.Scalar?

    package init() {}

    /// True where the next scalar stands as it is.
    package mutating func stands(_ scalar: Unicode.Scalar) -> Bool {
        let isPlain =
            switch scalar.value {
            case 9: true
            case 0..<32, 127..<160: false
            case 32..<0xAD: true
            // Separators of lines and paragraphs, and annotations between them that no terminal shows.
            case 0x2028, 0x2029, 0xFFF9...0xFFFB: false
            default: !scalar.properties.isDefaultIgnorableCodePoint || belongs(scalar)
            }
        previous = isPlain ? scalar : nil
        return isPlain
    }

    /// Returns whether a scalar without a sight changes that of the one before.
    private func belongs(_ scalar: Unicode.Scalar) -> Bool {
        guard let previous, !Self.isJoiner(previous) else { return false }
        // Before Hebrew no script joins letters, or has variants of them; digits are part of emoji.
        let takesPart = previous.value >= 0x590 || previous.properties.isEmoji
        if Self.isTag(scalar) { return previous == "\u{1F3F4}" || Self.isTag(previous) }
        if scalar.properties.isVariationSelector { return takesPart && !previous.properties.isVariationSelector }
        return Self.isJoiner(scalar) && takesPart && previous.value >= 0x590
    }

    private static func isJoiner(_ scalar: Unicode.Scalar) -> Bool { (0x200C...0x200D).contains(scalar.value) }

    /// The letters of a flag's region, and their end.
    private static func isTag(_ scalar: Unicode.Scalar) -> Bool { (0xE0020...0xE007F).contains(scalar.value) }
}
