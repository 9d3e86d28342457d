package import Foundation
package import TintypeGraphics

/// What draws a child otherwise, or elsewhere, than it is laid out. An effect changes no size and no place of others.
package protocol NodeEffect: Described {
    /// How the child's geometry differs from what layout gave it; `size` is the child's, `origin` its top left corner.
    func geometry(size: CGSize, origin: CGPoint) -> EffectGeometry
    /// What is done to the child's picture; `frame` is on the pixel grid where there is one. The first is the innermost.
    func drawing(in frame: CGRect) -> EffectDrawing
}

/// What an effect does to places.
package enum EffectGeometry {
    case none
    /// The child moves by a vector, in points.
    case translation(CGPoint)
    /// Points of the child's space go through a transform; nil where it is singular and nothing is seen.
    case transform(ProjectionTransform)
    /// The child takes the place and size of another view.
    case matched(MatchedGeometry)
    /// The child reaches into the unsafe areas at some edges.
    case ignoringSafeArea(Edge.Set)
}

/// What an effect does to a picture.
package enum EffectDrawing {
    case none
    /// The child's picture as a whole.
    case layer(DisplayEffect)
    /// A shadow, which each leaf throws by itself.
    case shadow(color: ResolvedColor, sigma: CGFloat, offset: CGSize)
    /// Nothing is seen.
    case hidden
    /// Whether texts and images are seen as bars.
    case redacted(Bool)
}

extension NodeEffect {
    package func geometry(size: CGSize, origin: CGPoint) -> EffectGeometry { .none }
    package func drawing(in frame: CGRect) -> EffectDrawing { .none }
}
