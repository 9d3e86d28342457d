package import Foundation

extension CGRect {
    /// The corners: top left, top right, bottom right, bottom left.
    package var corners: [CGPoint] {
        [
            CGPoint(x: minX, y: minY), CGPoint(x: maxX, y: minY), CGPoint(x: maxX, y: maxY), CGPoint(x: minX, y: maxY),
        ]
    }

    /// The smallest rectangle that holds all of `points`; `.null` for none.
    package init(bounding points: some Sequence<CGPoint>) {
        var (minX, minY) = (CGFloat.infinity, CGFloat.infinity)
        var (maxX, maxY) = (-CGFloat.infinity, -CGFloat.infinity)
        for point in points {
            minX = Swift.min(minX, point.x)
            minY = Swift.min(minY, point.y)
            maxX = Swift.max(maxX, point.x)
            maxY = Swift.max(maxY, point.y)
        }
        self = minX > maxX ? .null : CGRect(x: minX, y: minY, width: maxX - minX, height: maxY - minY)
    }

    /// True where the rectangle has an edge that is no number.
    package var isUnknown: Bool { (origin.x + origin.y + width + height).isNaN }

    /// The part that two rectangles share; null where there is none, or where one of them is unknown. Foundation's own
    /// `intersection` ends the process there.
    package func common(with other: CGRect) -> CGRect {
        isUnknown || other.isUnknown ? .null : intersection(other)
    }
}
