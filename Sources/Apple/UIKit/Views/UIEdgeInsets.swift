public import Foundation

/// Distances from the four edges, in points.
public struct UIEdgeInsets: Hashable, Sendable {
    /// The distance from each edge, in points.
    public var top: CGFloat
    public var left: CGFloat
    public var bottom: CGFloat
    public var right: CGFloat

    /// Creates insets from a distance for each edge, in points.
    public init(top: CGFloat = 0, left: CGFloat = 0, bottom: CGFloat = 0, right: CGFloat = 0) {
        self.top = top
        self.left = left
        self.bottom = bottom
        self.right = right
    }

    public static let zero = UIEdgeInsets()
}

/// A distance, in points.
public struct UIOffset: Hashable, Sendable {
    /// The distances along both axes, in points.
    public var horizontal: CGFloat
    public var vertical: CGFloat

    /// Creates an offset, in points.
    public init(horizontal: CGFloat = 0, vertical: CGFloat = 0) {
        self.horizontal = horizontal
        self.vertical = vertical
    }

    public static let zero = UIOffset()
}
