package import Foundation
package import TintypeGraphics

/// A change to the drawing of a child, or to the place where it is drawn, that layout does not see. An effect changes no
/// size and no place of others.
package protocol NodeEffect: Described {
    /// The change of the child's geometry from that of layout; `size` is the child's, `origin` its top left corner.
    func geometry(size: CGSize, origin: CGPoint) -> EffectGeometry
    /// The changes of the child's picture; `frame` is on the pixel grid where there is one. The first is the innermost.
    func drawing(in frame: CGRect) -> EffectDrawing
    /// Indicates whether the drawing depends on the frame, which then goes along with what is in it where that moves.
    var isDrawnInFrame: Bool { get }
}

/// An effect's change of places.
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

/// An effect's change of a picture.
package enum EffectDrawing {
    case none
    /// The child's picture as a whole.
    case layer(DisplayEffect)
    /// A shadow, which each leaf throws by itself.
    case shadow(color: ResolvedColor, sigma: CGFloat, offset: CGSize)
    /// Nothing is seen.
    case hidden
    /// Texts and images as bars, or again as themselves.
    case redacted(Bool)
}

extension NodeEffect {
    package func geometry(size: CGSize, origin: CGPoint) -> EffectGeometry { .none }
    package func drawing(in frame: CGRect) -> EffectDrawing { .none }
    package var isDrawnInFrame: Bool { false }
}
