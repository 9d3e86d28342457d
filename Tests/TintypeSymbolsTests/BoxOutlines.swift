import Foundation

@testable import TintypeSymbols
import TintypeGraphics

/// A font in which every character is the same: a square of 16 grid units with a square hole of 4, both in the middle
/// of the em, which is the grid.
struct BoxOutlines: SymbolOutlines {
    var missing: Set<UInt32> = []

    func outline(of scalar: UInt32) throws -> Path? {
        if missing.contains(scalar) { return nil }
        var path = Path(CGRect(x: 4.0 / 24, y: -20.0 / 24, width: 16.0 / 24, height: 16.0 / 24))
        path.addPath(Path(CGRect(x: 10.0 / 24, y: -14.0 / 24, width: 4.0 / 24, height: 4.0 / 24)).reversed())
        return path
    }
}

extension Path {
    /// The number of times that the path runs around `point` clockwise on the screen, by its chords.
    func winding(around point: CGPoint) -> Int {
        var count = 0
        for line in flattened() {
            var from = line[line.count - 1]
            for to in line {
                if (from.y > point.y) != (to.y > point.y) {
                    let x = from.x + (to.x - from.x) * (point.y - from.y) / (to.y - from.y)
                    if x < point.x { count += to.y < from.y ? 1 : -1 }
                }
                from = to
            }
        }
        return count
    }

    func contains(_ x: CGFloat, _ y: CGFloat) -> Bool {
        winding(around: CGPoint(x: x, y: y)) != 0
    }

    /// The part of a square grid over `rect` that is filled, from 0 to 1.
    func coverage(of rect: CGRect, steps: Int = 60) -> Double {
        var filled = 0
        for row in 0..<steps {
            for column in 0..<steps {
                let x = rect.minX + rect.width * (CGFloat(column) + 0.5) / CGFloat(steps)
                let y = rect.minY + rect.height * (CGFloat(row) + 0.5) / CGFloat(steps)
                if contains(x, y) { filled += 1 }
            }
        }
        return Double(filled) / Double(steps * steps)
    }
}
