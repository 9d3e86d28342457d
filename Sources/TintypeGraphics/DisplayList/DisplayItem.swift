package import Foundation

/// One thing to draw. Coordinates are points, y down, in the space of the enclosing group.
package indirect enum DisplayItem: Hashable, Sendable {
    case fill(Path, FillStyle, Paint)
    case stroke(Path, StrokeStyle, Paint)
    case glyphs(GlyphRun, Paint)
    case image(Bitmap, in: CGRect)
    case group(DisplayEffect, [DisplayItem])
}

/// What a group does to the picture that its items make together.
package enum DisplayEffect: Hashable, Sendable {
    /// The items as one layer of this opacity, 0...1.
    case opacity(Double)
    /// Only what lies inside the path is seen; the edge is antialiased.
    case clip(Path, FillStyle)
    /// The items' coordinates go through the transform.
    case transform(CGAffineTransform)
    /// The items' picture goes through a transform that is not affine. What it puts behind the viewer is not seen.
    case projection(ProjectionTransform)
    /// A blurred, coloured copy below the items. `sigma` is the Gaussian's standard deviation in points (SwiftUI's radius).
    case shadow(color: ResolvedColor, sigma: CGFloat, offset: CGSize)
}
