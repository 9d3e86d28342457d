package import Foundation

/// A picture, once or in tiles.
package struct PicturePaint: Hashable, Sendable {
    package var bitmap: Bitmap
    /// The frame of the whole bitmap, in points; beyond it the bitmap or its outermost pixels repeat.
    package var rect: CGRect
    package var isTiled: Bool
    /// Indicates whether enlarged pixels blend into each other; otherwise they are squares.
    package var isSmooth: Bool
    package var opacity: Double

    package init(
        bitmap: Bitmap, rect: CGRect, isTiled: Bool = false, isSmooth: Bool = true, opacity: Double = 1
    ) {
        self.bitmap = bitmap
        self.rect = rect
        self.isTiled = isTiled
        self.isSmooth = isSmooth
        self.opacity = opacity
    }
}
