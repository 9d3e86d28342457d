import Foundation
import TintypeGraphics

/// A rounded box with the hexadecimal digits of a code point, in two rows: what stands for a character that no font has.
struct CodePointBox {
    /// A digit is 3 units wide and 5 high.
    private static let unit: CGFloat = 0.055
    /// The distance between a digit and the outer edge of the box, in units.
    private static let padding: CGFloat = 2.5
    private static let gap: CGFloat = 1.25
    /// Beside the box, in ems.
    private static let bearing: CGFloat = 0.06

    private let rows: [[UInt16]]

    init(_ scalar: UInt32) {
        // Four digits, or six: the least that two rows of equal length hold.
        let count = scalar > 0xFFFF ? 6 : 4
        let digits = (0..<count).map { Self.patterns[Int(scalar >> (4 * UInt32(count - 1 - $0)) & 15)] }
        rows = [Array(digits[..<(count / 2)]), Array(digits[(count / 2)...])]
    }

    /// The distance from this box to what comes next, in ems.
    var advance: CGFloat { width * Self.unit + 2 * Self.bearing }

    /// The width of the box, in units.
    private var width: CGFloat {
        let columns = CGFloat(rows[0].count)
        return 2 * Self.padding + 3 * columns + Self.gap * (columns - 1)
    }
    private var height: CGFloat { 2 * Self.padding + 10 + Self.gap }

    /// The box for a font of `size` points with its baseline's start at `origin`, to be filled by the even-odd rule.
    func path(at origin: CGPoint, size: CGFloat) -> Path {
        let unit = Self.unit * size
        // Centred on the capitals, which are .705 em high.
        let middle = origin.y - 0.3525 * size
        let box = CGRect(
            x: origin.x + Self.bearing * size, y: middle - height * unit / 2, width: width * unit,
            height: height * unit)
        return Path { path in
            path.addPath(Path(roundedRect: box, cornerRadius: 2 * unit, style: .circular))
            path.addPath(
                Path(roundedRect: box.insetBy(dx: unit, dy: unit), cornerRadius: unit, style: .circular))
            for (row, patterns) in rows.enumerated() {
                for (column, pattern) in patterns.enumerated() {
                    let x = box.minX + (Self.padding + CGFloat(column) * (3 + Self.gap)) * unit
                    let y = box.minY + (Self.padding + CGFloat(row) * (5 + Self.gap)) * unit
                    Self.add(pattern, to: &path, at: CGPoint(x: x, y: y), unit: unit)
                }
            }
        }
    }

    /// Adds a digit's cells, each run of a row as one rectangle.
    private static func add(_ pattern: UInt16, to path: inout Path, at corner: CGPoint, unit: CGFloat) {
        for row in 0..<5 {
            let cells = pattern >> (3 * UInt16(4 - row)) & 7
            var column = 0
            while column < 3 {
                guard cells & (4 >> UInt16(column)) != 0 else {
                    column += 1
                    continue
                }
                let start = column
                while column < 3, cells & (4 >> UInt16(column)) != 0 { column += 1 }
                path.addRect(
                    CGRect(
                        x: corner.x + CGFloat(start) * unit, y: corner.y + CGFloat(row) * unit,
                        width: CGFloat(column - start) * unit, height: unit))
            }
        }
    }

    /// The digits 0 to F as 5 rows of 3 cells, from the top left.
    private static let patterns: [UInt16] = [
        0b111_101_101_101_111, 0b010_110_010_010_111, 0b111_001_111_100_111, 0b111_001_011_001_111,
        0b101_101_111_001_001, 0b111_100_111_001_111, 0b111_100_111_101_111, 0b111_001_010_010_010,
        0b111_101_111_101_111, 0b111_101_111_001_111, 0b111_101_111_101_101, 0b110_101_110_101_110,
        0b111_100_100_100_111, 0b110_101_101_101_110, 0b111_100_111_100_111, 0b111_100_111_100_100,
    ]
}
