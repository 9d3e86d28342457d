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
}

extension PixelRect: CustomStringConvertible {
    /// `40×20 at (10, 5)`.
    package var description: String { "\(width)×\(height) at (\(x), \(y))" }
}
