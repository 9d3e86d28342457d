extension TextLook: Equatable {
    package static func == (a: TextLook, b: TextLook) -> Bool {
        a.font == b.font && a.weight == b.weight && a.design == b.design && a.width == b.width
            && a.isItalic == b.isItalic && a.hasMonospacedDigits == b.hasMonospacedDigits
            && a.isSecondaryScale == b.isSecondaryScale && a.hasLines(of: b) && a.hasDistances(of: b)
            && a.background == b.background && a.hasForeground(of: b)
            // What is said to renderers cannot be compared.
            && a.attributes.isEmpty && b.attributes.isEmpty
    }

    private func hasLines(of other: TextLook) -> Bool {
        underline == other.underline && strikethrough == other.strikethrough && textCase == other.textCase
            && lineHeight == other.lineHeight && reservesSpace == other.reservesSpace
            && reservedLines == other.reservedLines && minimumScale == other.minimumScale
    }

    private func hasDistances(of other: TextLook) -> Bool {
        kerning == other.kerning && tracking == other.tracking && baselineOffset == other.baselineOffset
    }

    /// Styles that cannot be compared are taken for different ones.
    private func hasForeground(of other: TextLook) -> Bool {
        switch (foreground, other.foreground) {
        case (nil, nil): return true
        case (let mine as any Hashable, let theirs as any Hashable): return AnyHashable(mine) == AnyHashable(theirs)
        default: return false
        }
    }
}
