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
/// The icon font has one weight, and none other is made from it: a symbol looks the same at every font weight.
package struct SymbolOutline: Hashable, Sendable {
    package let name: String
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
    init(name: String, drawn: Path) {
        let ink = drawn.inkBounds.isNull ? CGRect(x: 0, y: 0, width: 0, height: 0) : drawn.inkBounds
        let box = ink.insetBy(dx: -Self.sideBearing, dy: 0)
        self.name = name
        size = CGSize(width: box.width * Self.unit, height: box.height * Self.unit)
        baseline = (SymbolDrawing.gridSide / 2 - box.minY) * Self.unit + Self.capHeight / 2
        placing = CGAffineTransform(
            a: Self.unit, b: 0, c: 0, d: Self.unit, tx: -box.minX * Self.unit, ty: -box.minY * Self.unit)
        path = drawn.applying(placing)
    }

    private init(name: String, path: Path, size: CGSize, baseline: CGFloat, placing: CGAffineTransform) {
        self.name = name
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
            name: name,
            path: path.applying(scale),
            size: CGSize(width: size.width * fontSize, height: size.height * fontSize),
            baseline: baseline * fontSize, placing: placing.concatenating(scale))
    }
}
