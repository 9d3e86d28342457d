public import Foundation

// The words in which Apple's systems write geometry. Linux's Foundation has none.
extension CGPoint {
    /// The numbers in brackets: `(1.0, 2.0)`.
    public var debugDescription: String { "(\(x), \(y))" }
}

extension CGSize {
    public var debugDescription: String { "(\(width), \(height))" }
}

extension CGRect {
    public var debugDescription: String {
        "(\(origin.x), \(origin.y), \(size.width), \(size.height))"
    }
}
