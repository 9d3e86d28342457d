import Foundation

extension SymbolTable {
    /// The drawing of a name: listed, renamed, or made by a rule; nil for an unknown one.
    static func drawing(named name: String) -> SymbolDrawing? {
        if let plain = listed(name, isFilled: false) { return plain }
        if let stem = name.withoutSuffix(".fill") {
            if let filled = listed(stem, isFilled: true) { return filled }
            if let made = badged(name) ?? slashed(stem, isFilled: true) ?? enclosed(stem, isFilled: true) {
                return made
            }
        } else if let made = badged(name) ?? slashed(name, isFilled: false) ?? enclosed(name, isFilled: false) {
            return made
        }
        return renamed(name).flatMap(drawing(named:))
    }

    /// What stands inside an enclosure: the filled look where there is one, as in SF Symbols, but for a tray with an
    /// arrow, which would be a blot at that size.
    private static func mark(named name: String) -> SymbolDrawing? {
        if let lettering = SymbolLettering.drawing(name) { return lettering }
        if name.hasPrefix("square.and.arrow") { return drawing(named: name) }
        return drawing(named: name + ".fill") ?? drawing(named: name)
    }

    private static func enclosed(_ name: String, isFilled: Bool) -> SymbolDrawing? {
        for enclosure in SymbolEnclosure.all {
            guard let inner = name.withoutSuffix("." + enclosure.suffix) else { continue }
            if let mark = mark(named: inner) { return enclosure.around(mark, isFilled: isFilled) }
        }
        return nil
    }

    private static func slashed(_ name: String, isFilled: Bool) -> SymbolDrawing? {
        guard let stem = name.withoutSuffix(".slash") else { return nil }
        return drawing(named: isFilled ? stem + ".fill" : stem).map(SymbolDrawing.slashed)
    }

    /// A mark in a corner. `.fill` stands before the badge (`folder.fill.badge.plus`) or after it (`bell.badge.fill`).
    private static func badged(_ name: String) -> SymbolDrawing? {
        guard let range = name.range(of: ".badge", options: .backwards) else { return nil }
        var stem = String(name[..<range.lowerBound])
        var mark = String(name[range.upperBound...])
        if mark.hasSuffix(".fill") {
            mark.removeLast(".fill".count)
            stem += ".fill"
        }
        guard let drawing = drawing(named: stem) else { return nil }
        if mark.isEmpty { return .dotted(drawing) }
        guard mark.hasPrefix("."), let badge = Self.mark(named: String(mark.dropFirst())) else { return nil }
        return .badged(drawing, with: badge)
    }

    /// The name with its first part that has another one replaced; nil where there is none.
    private static func renamed(_ name: String) -> String? {
        for (old, new) in aliases {
            if name == old { return new }
            if name.hasPrefix(old + ".") { return new + name.dropFirst(old.count) }
        }
        return nil
    }

    /// Names, and first parts of names, that mean the same as others that are listed.
    private static let aliases: [(String, String)] = [
        ("microphone", "mic"),
        ("document.on.document", "doc.on.doc"),
        ("arrow.down.document", "arrow.down.doc"),
        ("arrow.up.document", "arrow.up.doc"),
        ("document", "doc"),
        ("delete.backward", "delete.left"),
        ("delete.forward", "delete.right"),
        ("delete", "delete.left"),
        ("speaker.1", "speaker.wave.1"),
        ("speaker.2", "speaker.wave.2"),
        ("speaker.3", "speaker.wave.3"),
        ("arrow.trianglehead.2.clockwise", "arrow.2.circlepath"),
        ("arrow.trianglehead.clockwise", "arrow.clockwise"),
        ("arrow.trianglehead.counterclockwise", "arrow.counterclockwise"),
        ("arrow.trianglehead.branch", "arrow.triangle.branch"),
        ("arrow.trianglehead.merge", "arrow.triangle.merge"),
    ]
}

extension SymbolDrawing {
    /// The drawing struck through from the upper left to the lower right, with a gap on both sides of the stroke.
    static func slashed(_ drawing: SymbolDrawing) -> SymbolDrawing {
        .joined([.cut(drawing, by: .line("M 3 2.5 L 21.5 21", width: 4.6)), .line("M 3 2.5 L 21.5 21", width: 1.9)])
    }

    /// The drawing with a dot at its upper right and a gap around it: something is new.
    static func dotted(_ drawing: SymbolDrawing) -> SymbolDrawing {
        .joined([.cut(drawing, by: .fill("O 18.2 5.8 5.2")), .fill("O 18.2 5.8 3.9")])
    }

    /// The drawing with a disc at its lower right, a gap around it and a mark knocked out of it.
    static func badged(_ drawing: SymbolDrawing, with mark: SymbolDrawing) -> SymbolDrawing {
        let interior = CGRect(x: 16.1, y: 16.1, width: 5.8, height: 5.8)
        return .joined([
            .cut(drawing, by: .fill("O 19 19 6.4")),
            .cut(.fill("O 19 19 5"), by: .fitted(mark, into: interior)),
        ])
    }
}

extension String {
    /// The string without `suffix`; nil where it does not end so, or where nothing is left.
    fileprivate func withoutSuffix(_ suffix: String) -> String? {
        hasSuffix(suffix) && count > suffix.count ? String(dropLast(suffix.count)) : nil
    }
}
