import Foundation
import TintypeGraphics

/// The meaning of a name: a listed drawing, or one that a rule makes of other names.
///
/// SF Symbols has layers, the first of which is what a symbol is about: the mark in an enclosure, a badge, a stroke. A
/// figure knows the same from how its name is made.
indirect enum SymbolFigure: Sendable {
    case listed(SymbolDrawing, name: String)
    /// A mark in the enclosure of a suffix.
    case enclosed(SymbolDrawing, name: String, in: SymbolEnclosure, isFilled: Bool)
    case slashed(SymbolFigure)
    /// A figure with a dot at its upper right.
    case dotted(SymbolFigure)
    /// A figure with a mark at its lower right, in a disc or a triangle.
    case badged(SymbolFigure, mark: SymbolDrawing, name: String, isTriangle: Bool)
    case mirrored(SymbolFigure)

    /// The whole in one colour.
    var drawing: SymbolDrawing {
        switch self {
        case .listed(let drawing, _): drawing
        case .enclosed(let mark, _, let enclosure, let isFilled): enclosure.around(mark, isFilled: isFilled)
        case .slashed(let figure): .slashed(figure.drawing)
        case .dotted(let figure): .dotted(figure.drawing)
        case .badged(let figure, let mark, _, let isTriangle):
            isTriangle ? .badged(figure.drawing, withTriangleOf: mark) : .badged(figure.drawing, with: mark)
        case .mirrored(let figure): figure.drawing.mirrored
        }
    }

    /// The parts that may have colours of their own, from the back to the front. One may come out empty, where a
    /// listed drawing has no such part.
    var parts: [SymbolPart] {
        switch self {
        case .listed(let drawing, let name): Self.parts(of: drawing, listedAs: name)
        case .enclosed(let mark, let name, let enclosure, let isFilled):
            enclosure.parts(around: mark, named: name, isFilled: isFilled)
        case .slashed(let figure):
            figure.lowered { .cut($0, by: .slashGap) } + [SymbolPart(.slashStroke, level: 0, hue: figure.hue)]
        case .dotted(let figure):
            figure.lowered { .cut($0, by: .dotGap) } + [SymbolPart(.dot, level: 0, hue: .red)]
        case .badged(let figure, let mark, let name, let isTriangle):
            figure.lowered { .cut($0, by: isTriangle ? .triangleGap : .badgeGap) } + [
                SymbolPart(
                    isTriangle ? .triangleBadge(with: mark) : .badge(with: mark), level: 0,
                    hue: SymbolHue.badges[name])
            ]
        case .mirrored(let figure):
            figure.parts.map { SymbolPart($0.drawing.mirrored, level: $0.level, hue: $0.hue) }
        }
    }

    /// The parts as they are seen in the colours that they have by nature. A white mark on a ground in the colour around, which may be
    /// white, is left open in it.
    var naturalParts: [SymbolPart] {
        parts.reduce(into: []) { natural, part in
            guard part.hue == .white, let ground = natural.last, ground.hue == nil else { return natural.append(part) }
            natural[natural.count - 1] = SymbolPart(
                .cut(ground.drawing, by: part.drawing), level: ground.level, hue: nil)
        }
    }

    /// The colour that the symbol has by nature, as a whole.
    private var hue: SymbolHue? {
        if case .listed(_, let name) = self { return SymbolHue.ofSymbol(name) }
        return nil
    }

    /// The parts as they are behind another that is the first: one level lower, of three at most.
    private func lowered(_ change: (SymbolDrawing) -> SymbolDrawing) -> [SymbolPart] {
        parts.map { SymbolPart(change($0.drawing), level: min($0.level + 1, 2), hue: $0.hue) }
    }

    /// A listed symbol that is called as if it were a mark in an enclosure falls into these: the mark is what the
    /// filled look leaves open. Of weather the cloud is the first part, and the second what is behind or below it.
    private static func parts(of drawing: SymbolDrawing, listedAs name: String) -> [SymbolPart] {
        let stem = name.hasSuffix(".fill") ? String(name.dropLast(".fill".count)) : name
        if case .joined(let pieces) = drawing, pieces.count == 2, let weather = SymbolHue.weather[stem] {
            let levels = stem.hasPrefix("cloud.sun") || stem.hasPrefix("cloud.moon") ? [1, 0] : [0, 1]
            return zip(pieces, levels).map { SymbolPart($0, level: $1, hue: $1 == 1 ? weather : nil) }
        }
        guard SymbolEnclosure.all.contains(where: { stem.hasSuffix("." + $0.suffix) }),
            let solid = SymbolTable.listed(stem, isFilled: true)
        else { return [SymbolPart(drawing, level: 0, hue: SymbolHue.ofSymbol(name))] }
        let mark = SymbolDrawing.cut(.solid(solid), by: solid)
        let around = stem == name ? SymbolDrawing.cut(drawing, by: mark) : .solid(solid)
        return [
            SymbolPart(around, level: 1, hue: nil), SymbolPart(mark, level: 0, hue: stem == name ? nil : .white),
        ]
    }
}

/// A part of a symbol that may have a colour of its own.
struct SymbolPart: Sendable {
    let drawing: SymbolDrawing
    /// 0 for what the symbol is about; 1 and 2 for what stands behind it.
    let level: Int
    /// The colour by nature; nil for the one around.
    let hue: SymbolHue?

    init(_ drawing: SymbolDrawing, level: Int, hue: SymbolHue?) {
        self.drawing = drawing
        self.level = level
        self.hue = hue
    }
}
