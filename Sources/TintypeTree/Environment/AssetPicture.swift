package import Foundation
package import TintypeGraphics

/// A picture of an app.
package struct AssetPicture: Hashable, Sendable {
    package var bitmap: Bitmap
    /// The bitmap's pixels a point.
    package var scale: CGFloat
    /// Indicates whether only its alpha counts, which the foreground style fills.
    package var isTemplate: Bool

    package init(bitmap: Bitmap, scale: CGFloat = 1, isTemplate: Bool = false) {
        self.bitmap = bitmap
        self.scale = scale
        self.isTemplate = isTemplate
    }

    /// In points.
    package var size: CGSize {
        CGSize(width: CGFloat(bitmap.width) / scale, height: CGFloat(bitmap.height) / scale)
    }
}
