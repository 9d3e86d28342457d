package import Foundation

/// A rectangle of whole pixels; rows count from the top.
package struct PixelRect: Hashable, Sendable {
    package var x: Int
    package var y: Int
    package var width: Int
    package var height: Int

    package init(x: Int, y: Int, width: Int, height: Int) {
        self.x = x
        self.y = y
        self.width = max(width, 0)
        self.height = max(height, 0)
    }

    /// The smallest that holds `rect`; coordinates beyond any picture are brought near.
    package init(enclosing rect: CGRect) {
        guard !rect.isNull, rect.width >= 0, rect.height >= 0 else {
            self.init(x: 0, y: 0, width: 0, height: 0)
            return
        }
        func whole(_ value: CGFloat, _ rule: FloatingPointRoundingRule) -> Int {
            Int(saturating: value.rounded(rule), in: -1_000_000...1_000_000)
        }
        let (left, top) = (whole(rect.minX, .down), whole(rect.minY, .down))
        self.init(x: left, y: top, width: whole(rect.maxX, .up) - left, height: whole(rect.maxY, .up) - top)
    }

    package var rect: CGRect { CGRect(x: x, y: y, width: width, height: height) }

    /// The column after the last.
    package var maxX: Int { x + width }
    /// The row after the last.
    package var maxY: Int { y + height }
    package var isEmpty: Bool { width <= 0 || height <= 0 }

    package func contains(_ x: Int, _ y: Int) -> Bool {
        x >= self.x && x < maxX && y >= self.y && y < maxY
    }

    /// The common part of both; of no size where there is none.
    package func intersection(_ other: PixelRect) -> PixelRect {
        let (left, top) = (max(x, other.x), max(y, other.y))
        return PixelRect(x: left, y: top, width: min(maxX, other.maxX) - left, height: min(maxY, other.maxY) - top)
    }

    /// The smallest rectangle that holds both; an empty one holds nothing.
    package func union(_ other: PixelRect) -> PixelRect {
        if isEmpty { return other }
        if other.isEmpty { return self }
        let (left, top) = (min(x, other.x), min(y, other.y))
        return PixelRect(
            x: left, y: top, width: max(maxX, other.maxX) - left, height: max(maxY, other.maxY) - top)
    }

    /// Smaller by so much on each side.
    package func insetBy(_ dx: Int, _ dy: Int) -> PixelRect {
        PixelRect(x: x + dx, y: y + dy, width: width - 2 * dx, height: height - 2 * dy)
    }

    /// Larger by `distance` on each side.
    package func outset(by distance: Int) -> PixelRect { insetBy(-distance, -distance) }
}

extension PixelRect: CustomStringConvertible {
    /// `40×20 at (10, 5)`.
    package var description: String { "\(width)×\(height) at (\(x), \(y))" }
}
