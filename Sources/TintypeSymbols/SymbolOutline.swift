package import Foundation
package import TintypeGraphics

/// A symbol ready to draw, at a font size of 1 point: all lengths grow with the font size.
///
/// The rule of sizes is one for all, so that symbols of a family stand level: the icon font's grid of 24 units is 1.4
/// em wide and high, which makes its usual icon, 20 units across, 1.167 em (19.8 points at 17), as large as SF
/// Symbols are at their medium scale. The grid's centre stands at half the cap height of the system face, 0.3525 em
/// above the baseline. The box of a symbol is its ink, with half a unit (0.029 em) of bearing at the left and at the
/// right. A symbol's ink need not be centred on the grid: a badge grows the box without moving what it belongs to.
///
/// Its lines are as thick as the stems of the text beside it: see ``stroke(weight:scale:)``.
package struct SymbolOutline: Hashable, Sendable {
    package let name: String
    /// The width of its lines, in units of the grid.
    package let stroke: CGFloat
    /// The path to fill by the non-zero rule, in points; the box's top left corner is the origin.
    package let path: Path
    /// The box, in points.
    package let size: CGSize
    /// The distance of the text's baseline below the box's top edge, in points; it may exceed the box.
    package let baseline: CGFloat
    /// The transform from the grid to points of the box.
    private let placing: CGAffineTransform

    /// Points of a grid unit at font size 1.
    package static let unit: CGFloat = 1.4 / SymbolDrawing.gridSide
    /// The system face's cap height, in points at font size 1.
    package static let capHeight: CGFloat = 0.705
    /// Empty space at the left and at the right of the ink, in units.
    package static let sideBearing: CGFloat = 0.5

    /// The symbol whose outline on the grid is `drawn`, in units.
    init(name: String, stroke: CGFloat = SymbolDrawing.usualStroke, drawn: Path) {
        let ink = drawn.inkBounds.isNull ? CGRect(x: 0, y: 0, width: 0, height: 0) : drawn.inkBounds
        let box = ink.insetBy(dx: -Self.sideBearing, dy: 0)
        self.name = name
        self.stroke = stroke
        size = CGSize(width: box.width * Self.unit, height: box.height * Self.unit)
        baseline = (SymbolDrawing.gridSide / 2 - box.minY) * Self.unit + Self.capHeight / 2
        placing = CGAffineTransform(
            a: Self.unit, b: 0, c: 0, d: Self.unit, tx: -box.minX * Self.unit, ty: -box.minY * Self.unit)
        path = drawn.applying(placing)
    }

    private init(
        name: String, stroke: CGFloat, path: Path, size: CGSize, baseline: CGFloat, placing: CGAffineTransform
    ) {
        self.name = name
        self.stroke = stroke
        self.path = path
        self.size = size
        self.baseline = baseline
        self.placing = placing
    }

    /// A path on the grid, in units, moved to the points of the symbol's box.
    func placed(_ drawn: Path) -> Path { drawn.applying(placing) }

    /// The symbol at a font size in points.
    package func scaled(toFontSize fontSize: CGFloat) -> SymbolOutline {
        let scale = CGAffineTransform(scaleX: fontSize, y: fontSize)
        return SymbolOutline(
            name: name, stroke: stroke,
            path: path.applying(scale),
            size: CGSize(width: size.width * fontSize, height: size.height * fontSize),
            baseline: baseline * fontSize, placing: placing.concatenating(scale))
    }
}

extension SymbolOutline {
    /// The width of lines that are as thick as the stems of a text's letters, in units of the grid.
    ///
    /// - Parameters:
    ///   - weight: The text's, as CSS counts.
    ///   - scale: The size of the symbol beside what it is at its medium scale: stems grow no thicker with it.
    package static func stroke(weight: Int, scale: CGFloat = 1) -> CGFloat {
        let place = min(max(CGFloat(weight) / 100 - 1, 0), 8)
        let (index, part) = (min(Int(place), 7), place - CGFloat(min(Int(place), 7)))
        let stem = stems[index] + (stems[index + 1] - stems[index]) * part
        // Few strokes are drawn, so that few outlines are kept. Lines of more than 3 units would fill what they enclose.
        return (min(stem / unit / scale, 3) * 64).rounded() / 64
    }

    /// The width of the system face's upright stems at its nine weights, in points at font size 1.
    private static let stems: [CGFloat] = [0.03, 0.0433, 0.0632, 0.0838, 0.1062, 0.1286, 0.1513, 0.1737, 0.196]
}
