package import Foundation

/// The picture below, seen through frosted glass.
package struct BackdropPaint: Hashable, Sendable {
    /// The standard deviation of the blur, in points.
    package var sigma: CGFloat
    /// 1 leaves the colours as they are.
    package var saturation: Double
    /// Laid over what is seen.
    package var tint: ResolvedColor
    package var opacity: Double
    /// The breadth of the rim of a filled shape along which what is seen is bent, in points; 0 for flat glass.
    package var rim: CGFloat = 0

    package init(sigma: CGFloat, saturation: Double, tint: ResolvedColor, opacity: Double = 1) {
        self.sigma = sigma
        self.saturation = saturation
        self.tint = tint
        self.opacity = opacity
    }
}
