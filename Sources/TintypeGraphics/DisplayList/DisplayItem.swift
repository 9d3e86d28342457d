package import Foundation

/// One thing to draw. Coordinates are points, y down, in the space of the enclosing group.
package indirect enum DisplayItem: Hashable, Sendable {
    case fill(Path, FillStyle, Paint)
    case stroke(Path, StrokeStyle, Paint)
    case glyphs(GlyphRun, Paint)
    case image(Bitmap, in: CGRect)
    case group(DisplayEffect, [DisplayItem])
}

/// A change that a group makes to the joint picture of its items.
package enum DisplayEffect: Hashable, Sendable {
    /// The items as one layer of this opacity, 0...1.
    case opacity(Double)
    /// A clip: nothing outside the path is seen; the edge is antialiased.
    case clip(Path, FillStyle)
    /// The items' coordinates go through the transform.
    case transform(CGAffineTransform)
    /// The items' picture goes through a transform that is not affine. Parts that it puts behind the viewer are not
    /// seen.
    case projection(ProjectionTransform)
    /// A blurred, coloured copy below the items. `sigma` is the Gaussian's standard deviation in points (SwiftUI's radius).
    case shadow(color: ResolvedColor, sigma: CGFloat, offset: CGSize)
    /// A blurred, coloured copy of what is around the items, inside of them.
    case innerShadow(color: ResolvedColor, sigma: CGFloat, offset: CGSize)
    /// The items' picture blurred; an opaque one keeps its edges. `sigma` is in points.
    case blur(sigma: CGFloat, isOpaque: Bool)
    /// The items' picture combined with what is below by another rule than laying it over.
    case blend(BlendMode)
    /// The items' picture in the place of what is below, by a rule, as far as other items cover it.
    case compose(Composition, within: [DisplayItem])
    /// The items as one picture of their own, which effects inside do not reach out of.
    case isolated
    /// The colours of the items' picture changed.
    case colors(ColorMatrixValues)
    /// A threshold: all that is more opaque than `least` and at most as opaque as `most`, in one colour.
    case alphaThreshold(least: Double, most: Double, color: ResolvedColor)
    /// A mask: nothing is seen but what lies under other items, as far as these are opaque; or, inversely, what does not.
    case mask([DisplayItem], isInverse: Bool)
}
