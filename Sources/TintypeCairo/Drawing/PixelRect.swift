import Foundation

/// A rectangle of whole pixels; empty where a side is 0.
struct PixelRect: Hashable {
    var x: Int
    var y: Int
    var width: Int
    var height: Int

    var isEmpty: Bool { width <= 0 || height <= 0 }
    var maxX: Int { x + width }
    var maxY: Int { y + height }
    var rect: CGRect { CGRect(x: x, y: y, width: width, height: height) }

    init(x: Int, y: Int, width: Int, height: Int) {
        self.x = x
        self.y = y
        self.width = max(width, 0)
        self.height = max(height, 0)
    }

    /// The smallest that holds `rect`; coordinates beyond any picture are brought near.
    init(enclosing rect: CGRect) {
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

    func intersection(_ other: PixelRect) -> PixelRect {
        let (left, top) = (max(x, other.x), max(y, other.y))
        return PixelRect(x: left, y: top, width: min(maxX, other.maxX) - left, height: min(maxY, other.maxY) - top)
    }

    func insetBy(_ dx: Int, _ dy: Int) -> PixelRect {
        PixelRect(x: x + dx, y: y + dy, width: width - 2 * dx, height: height - 2 * dy)
    }
}
