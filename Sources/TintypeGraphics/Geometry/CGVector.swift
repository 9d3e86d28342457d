public import Foundation

/// A direction with a length, in points. Foundation on Linux lacks this type of CoreGraphics.
public struct CGVector: Hashable, Sendable, Codable {
    /// The components along x and y, in points where the vector is a distance.
    public var dx: CGFloat
    public var dy: CGFloat

    /// Creates a vector of no length.
    public init() {
        self.init(dx: 0, dy: 0)
    }

    /// Creates a vector from its components.
    public init(dx: CGFloat, dy: CGFloat) {
        self.dx = dx
        self.dy = dy
    }

    public init(dx: Double, dy: Double) {
        self.init(dx: CGFloat(dx), dy: CGFloat(dy))
    }

    public init(dx: Int, dy: Int) {
        self.init(dx: CGFloat(dx), dy: CGFloat(dy))
    }

    /// The vector of no length.
    public static let zero = CGVector()
}
