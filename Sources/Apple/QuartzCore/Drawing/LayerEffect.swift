import Foundation
import TintypeGraphics
import TintypeTree

/// A change to the picture of a layer with all that is in it.
enum LayerEffect: NodeEffect {
    case clip(LayerCorners)
    case shadow(ResolvedColor, sigma: CGFloat, offset: CGSize)
    /// A mask, in points from the top left corner of the bounds.
    case mask([DisplayItem])
    case opacity(Double)
    case multiply(ResolvedColor)
    /// A transform of the layer's own space, whose origin is its top left corner.
    case transform(ProjectionTransform)

    func geometry(size: CGSize, origin: CGPoint) -> EffectGeometry {
        guard case .transform(let transform) = self else { return .none }
        return .transform(
            ProjectionTransform(translation: CGPoint(x: -origin.x, y: -origin.y))
                .concatenating(transform)
                .concatenating(ProjectionTransform(translation: origin)))
    }

    func drawing(in frame: CGRect) -> EffectDrawing {
        switch self {
        case .clip(let corners):
            return .layer(.clip(corners.path(in: frame), FillStyle(antialiased: !corners.areSharp)))
        case .shadow(let color, let sigma, let offset):
            return .layer(.shadow(color: color, sigma: sigma, offset: offset))
        case .mask(let items):
            let place = CGAffineTransform(translationX: frame.minX, y: frame.minY)
            return .layer(.mask([.group(.transform(place), items)], isInverse: false))
        case .opacity(let opacity): return .layer(.opacity(opacity))
        case .multiply(let color): return .layer(.colors(.multiply(color)))
        case .transform: return .none
        }
    }

    var isDrawnInFrame: Bool {
        switch self {
        case .clip, .mask: true
        default: false
        }
    }

    var nodeName: String {
        switch self {
        case .clip: "masksToBounds"
        case .shadow: "shadow"
        case .mask: "mask"
        case .opacity: "alpha"
        case .multiply: "instanceColor"
        case .transform: "transform"
        }
    }
}

/// The effects of a layer, the innermost first, what reports call it, and what its owner says of it.
struct LayerModifier: NodeModifier {
    var effects: [LayerEffect]
    var label: String?
    var notes = LayerNotes()

    func modify(_ node: Node, in scope: inout Scope) -> Node {
        var node = node
        // Layers are ordered by the one around: a zIndex of what a view hosts ends here.
        node.traits.zIndex = 0
        if let label { node.label = label }
        node = notes.annotated(node, in: &scope)
        for effect in effects { node = scope.wrapper(.effect(effect, node), around: node) }
        return node
    }
}
