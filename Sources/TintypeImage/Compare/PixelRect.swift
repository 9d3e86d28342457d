/// A rectangle of whole pixels; rows count from the top.
package struct PixelRect: Hashable, Sendable {
    package var x: Int
    package var y: Int
    package var width: Int
    package var height: Int

    package init(x: Int, y: Int, width: Int, height: Int) {
        self.x = x
        self.y = y
        self.width = width
        self.height = height
    }

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
        let (right, bottom) = (min(maxX, other.maxX), min(maxY, other.maxY))
        return PixelRect(x: left, y: top, width: max(0, right - left), height: max(0, bottom - top))
    }

    /// The smallest rectangle that holds both; an empty one holds nothing.
    package func union(_ other: PixelRect) -> PixelRect {
        if isEmpty { return other }
        if other.isEmpty { return self }
        let (left, top) = (min(x, other.x), min(y, other.y))
        return PixelRect(
            x: left, y: top, width: max(maxX, other.maxX) - left, height: max(maxY, other.maxY) - top)
    }

    /// Larger by `distance` on each side.
    package func outset(by distance: Int) -> PixelRect {
        PixelRect(x: x - distance, y: y - distance, width: width + 2 * distance, height: height + 2 * distance)
    }
}

extension PixelRect: CustomStringConvertible {
    /// `40×20 at (10, 5)`.
    package var description: String { "\(width)×\(height) at (\(x), \(y))" }
}
