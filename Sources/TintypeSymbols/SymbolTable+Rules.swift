import Foundation
import TintypeGraphics

extension SymbolTable {
    /// The drawing of a name: listed, renamed, or made by rules; nil for an unknown one.
    static func drawing(named name: String) -> SymbolDrawing? { figure(named: name)?.drawing }

    /// The figure that a name means; nil for an unknown one.
    static func figure(named name: String) -> SymbolFigure? { figure(named: name, rules: 3) }

    /// - Parameter rules: The number of rules that may still follow one another. No symbol needs many, and a long row of
    ///   suffixes that leads to nothing would be tried in very many ways.
    private static func figure(named name: String, rules: Int) -> SymbolFigure? {
        known(name, rules: rules) ?? turned(name, rules: rules)
    }

    /// A name of one side where only the other side's is there. In a text that runs from left to right forward is to the
    /// right; what is left is the mirror image of what is right.
    private static func turned(_ name: String, rules: Int) -> SymbolFigure? {
        guard rules > 0 else { return nil }
        if let same = name.exchangingSides(["left": "backward", "right": "forward"]),
            let figure = known(same, rules: rules - 1)
        {
            return figure
        }
        let opposites = [
            ["left": "right", "backward": "forward", "leading": "trailing"], ["left": "forward", "backward": "right"],
        ]
        let others = opposites.compactMap(name.exchangingSides)
        return others.lazy.compactMap { known($0, rules: rules - 1) }.first.map { .mirrored($0) }
    }

    private static func known(_ name: String, rules: Int) -> SymbolFigure? {
        made(name, rules: rules) ?? renamed(name).flatMap { made($0, rules: rules) }
    }

    private static func made(_ name: String, rules: Int) -> SymbolFigure? {
        let stem = name.withoutSuffix(".fill")
        if let plain = listed(name, isFilled: false) { return .listed(plain, name: name) }
        if let filled = stem.flatMap({ listed($0, isFilled: true) }) { return .listed(filled, name: name) }
        if let filled = listed(name, isFilled: true) { return .listed(.rim(filled, holes: .filled), name: name) }
        guard rules > 0 else { return nil }
        return badged(name, rules: rules - 1) ?? slashed(stem ?? name, isFilled: stem != nil, rules: rules - 1)
            ?? enclosed(stem ?? name, isFilled: stem != nil, rules: rules - 1)
    }

    /// The drawing inside an enclosure: the filled look where there is one, as in SF Symbols, but for a tray with an arrow,
    /// which would be a blot at that size.
    private static func mark(named name: String, rules: Int) -> SymbolDrawing? {
        if let lettering = SymbolLettering.drawing(name) { return lettering }
        if name.hasPrefix("square.and.arrow") { return figure(named: name, rules: rules)?.drawing }
        return (figure(named: name + ".fill", rules: rules) ?? figure(named: name, rules: rules))?.drawing
    }

    private static func enclosed(_ name: String, isFilled: Bool, rules: Int) -> SymbolFigure? {
        for enclosure in SymbolEnclosure.all {
            guard let inner = name.withoutSuffix("." + enclosure.suffix) else { continue }
            if let mark = mark(named: inner, rules: rules) {
                guard enclosure.hasFilledLook || !isFilled else { return nil }
                return .enclosed(mark, name: inner, in: enclosure, isFilled: isFilled)
            }
        }
        return nil
    }

    private static func slashed(_ name: String, isFilled: Bool, rules: Int) -> SymbolFigure? {
        guard let stem = name.withoutSuffix(".slash") else { return nil }
        return figure(named: isFilled ? stem + ".fill" : stem, rules: rules).map { .slashed($0) }
    }

    /// A mark in a corner. `.fill` stands before the badge (`folder.fill.badge.plus`) or after it (`bell.badge.fill`).
    private static func badged(_ name: String, rules: Int) -> SymbolFigure? {
        let kinds = [".badge", ".trianglebadge"]
        guard let kind = kinds.first(where: name.contains), let range = name.range(of: kind, options: .backwards)
        else { return nil }
        var stem = String(name[..<range.lowerBound])
        var mark = String(name[range.upperBound...])
        if mark.hasSuffix(".fill") {
            mark.removeLast(".fill".count)
            stem += ".fill"
        }
        guard mark.isEmpty || mark.hasPrefix("."), let figure = figure(named: stem, rules: rules) else { return nil }
        if mark.isEmpty { return kind == ".badge" ? .dotted(figure) : nil }
        let inner = String(mark.dropFirst())
        return Self.mark(named: inner, rules: rules).map {
            .badged(figure, mark: $0, name: inner, isTriangle: kind != ".badge")
        }
    }

    /// The name with its first part that has another one replaced, or with `.fill` behind it that stands within; nil where
    /// there is none.
    static func renamed(_ name: String) -> String? {
        for inner in [".fill.on.", ".filled.on."] where name.contains(inner) {
            return (name.withoutSuffix(".fill") ?? name).replacing(inner, with: ".on.") + ".fill"
        }
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
        ("dog", "pawprint"),
        // Marks of others stand for themselves nowhere: a thing of their kind does.
        ("apple.logo", "applelogo"),
        ("apple.intelligence", "sparkles"),
        ("beats.headphones", "headphones"),
        ("homekit", "house.fill"),
        ("playstation.logo", "gamecontroller.fill"),
        ("shazam.logo", "waveform.circle"),
        ("swift", "chevron.left.forwardslash.chevron.right"),
        ("xbox.logo", "gamecontroller.fill"),
    ]
}

extension SymbolDrawing {
    /// The drawing struck through from the upper left to the lower right, with a gap on both sides of the stroke.
    static func slashed(_ drawing: SymbolDrawing) -> SymbolDrawing {
        .joined([.cut(drawing, by: slashGap), slashStroke])
    }

    static let slashGap = SymbolDrawing.line("M 3 2.5 L 21.5 21", width: 4.6)
    static let slashStroke = SymbolDrawing.line("M 3 2.5 L 21.5 21", width: 1.9)

    /// The drawing with a dot at its upper right and a gap around it: something is new.
    static func dotted(_ drawing: SymbolDrawing) -> SymbolDrawing { .joined([.cut(drawing, by: dotGap), dot]) }

    static let dotGap = SymbolDrawing.fill("O 18.2 5.8 5.2")
    static let dot = SymbolDrawing.fill("O 18.2 5.8 3.9")

    /// The drawing with a disc at its lower right, a gap around it and a mark knocked out of it.
    static func badged(_ drawing: SymbolDrawing, with mark: SymbolDrawing) -> SymbolDrawing {
        .joined([.cut(drawing, by: badgeGap), badge(with: mark)])
    }

    static let badgeGap = SymbolDrawing.fill("O 19 19 6.4")

    static func badge(with mark: SymbolDrawing) -> SymbolDrawing {
        let interior = CGRect(x: 16.1, y: 16.1, width: 5.8, height: 5.8)
        return .cut(.fill("O 19 19 5"), by: .fitted(mark, into: interior))
    }

    /// The drawing with a triangle at its lower right, a gap around it and a mark knocked out of it.
    static func badged(_ drawing: SymbolDrawing, withTriangleOf mark: SymbolDrawing) -> SymbolDrawing {
        .joined([.cut(drawing, by: triangleGap), triangleBadge(with: mark)])
    }

    private static let triangle = SymbolPen("M 18.8 13.4 L 24 22.6 L 13.6 22.6 Z")
    static let triangleGap = SymbolDrawing.joined([.fill(triangle), .line(triangle, width: 3.4)])

    static func triangleBadge(with mark: SymbolDrawing) -> SymbolDrawing {
        let interior = CGRect(x: 16.6, y: 17, width: 4.4, height: 4.6)
        return .cut(.rounded(triangle), by: .fitted(mark, into: interior))
    }
}

extension String {
    /// The name with the sides in it, the first part aside, replaced by those that a table pairs them with, in either
    /// direction; nil where it has none.
    fileprivate func exchangingSides(_ pairs: [String: String]) -> String? {
        let opposite = Dictionary(uniqueKeysWithValues: pairs.map { ($0.value, $0.key) })
        let parts = split(separator: ".", omittingEmptySubsequences: false).map(String.init)
        let changed = parts.enumerated().map { $0 == 0 ? $1 : pairs[$1] ?? opposite[$1] ?? $1 }
        return changed == parts ? nil : changed.joined(separator: ".")
    }

    /// The string without `suffix`; nil where it does not end so, or where nothing is left.
    fileprivate func withoutSuffix(_ suffix: String) -> String? {
        hasSuffix(suffix) && count > suffix.count ? String(dropLast(suffix.count)) : nil
    }
}
