public import Foundation

/// A point given as fractions of a rectangle: (0, 0) is its top leading corner, (1, 1) its bottom trailing one.
///
/// Values outside 0...1 lie outside the rectangle.
public struct UnitPoint: Hashable, Sendable {
    /// The fractions of the width and of the height.
    public var x: CGFloat
    public var y: CGFloat

    /// Creates a point from fractions of the width and of the height.
    public init(x: CGFloat, y: CGFloat) {
        self.x = x
        self.y = y
    }

    /// The top leading corner.
    public init() {
        self.init(x: 0, y: 0)
    }

    /// The corners, the middles of the edges, and the centre; `zero` is the top leading corner.
    public static let zero = UnitPoint(x: 0, y: 0)
    public static let center = UnitPoint(x: 0.5, y: 0.5)
    public static let leading = UnitPoint(x: 0, y: 0.5)
    public static let trailing = UnitPoint(x: 1, y: 0.5)
    public static let top = UnitPoint(x: 0.5, y: 0)
    public static let bottom = UnitPoint(x: 0.5, y: 1)
    public static let topLeading = UnitPoint(x: 0, y: 0)
    public static let topTrailing = UnitPoint(x: 1, y: 0)
    public static let bottomLeading = UnitPoint(x: 0, y: 1)
    public static let bottomTrailing = UnitPoint(x: 1, y: 1)

    /// The point at these fractions of `rect`, in the space of `rect`.
    package func point(in rect: CGRect) -> CGPoint {
        CGPoint(x: rect.minX + x * rect.width, y: rect.minY + y * rect.height)
    }

    /// The point at these fractions of a rectangle of `size` at the origin, in points.
    package func point(in size: CGSize) -> CGPoint {
        CGPoint(x: x * size.width, y: y * size.height)
    }
}
