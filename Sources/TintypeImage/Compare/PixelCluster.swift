package import TintypeGraphics

/// Pixels that count and lie close together: what people see as one change.
package struct PixelCluster: Hashable, Sendable {
    /// The smallest rectangle that holds them.
    package let bounds: PixelRect
    /// The number of pixels.
    package let pixelCount: Int

    /// Pixels that are no farther apart than this, in rows and in columns, belong together.
    package static let joiningDistance = 4
    /// A comparison lists no more than this, the largest first.
    package static let maximumListed = 20

    package init(bounds: PixelRect, pixelCount: Int) {
        self.bounds = bounds
        self.pixelCount = pixelCount
    }
}

extension PixelCluster: CustomStringConvertible {
    /// `37 pixels in 40×20 at (10, 5)`.
    package var description: String { "\(pixelCount) \(pixelCount == 1 ? "pixel" : "pixels") in \(bounds)" }
}
