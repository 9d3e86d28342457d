import Foundation
import TintypeGraphics

/// The place of a layer in the one around it.
struct LayerPlace {
    /// The top left corner before the transform, in points from that of the bounds around.
    private(set) var origin: CGPoint
    /// The transform of the layer's own space, whose origin is its top left corner; nil where it is only moved.
    private(set) var transform: ProjectionTransform?
    /// Indicates whether the layer is seen from behind.
    private(set) var isBackwards = false

    /// - Parameter outer: The layer around; nil for a layer that stands alone, at the origin.
    init(of layer: CALayer, in outer: CALayer?) {
        let size = layer.bounds.size
        let anchor = CGPoint(x: layer.anchorPoint.x * size.width, y: layer.anchorPoint.y * size.height)
        origin = .zero
        if let outer {
            origin = CGPoint(
                x: layer.position.x - anchor.x - outer.bounds.minX, y: layer.position.y - anchor.y - outer.bounds.minY)
        }
        let around = outer?.sublayerTransform ?? CATransform3DIdentity
        let isSteady = CATransform3DIsIdentity(layer.transform)
        if isSteady, CATransform3DIsIdentity(around) { return }
        var whole = CATransform3DConcat(
            CATransform3DMakeTranslation(-anchor.x, -anchor.y, -layer.anchorPointZ), layer.transform)
        whole = CATransform3DConcat(whole, CATransform3DMakeTranslation(anchor.x, anchor.y, layer.zPosition))
        if let outer, !CATransform3DIsIdentity(around) {
            let x = outer.anchorPoint.x * outer.bounds.width - origin.x
            let y = outer.anchorPoint.y * outer.bounds.height - origin.y
            whole = CATransform3DConcat(whole, CATransform3DMakeTranslation(-x, -y, 0))
            whole = CATransform3DConcat(CATransform3DConcat(whole, around), CATransform3DMakeTranslation(x, y, 0))
        }
        let projection = ProjectionTransform(whole)
        if let affine = projection.exactAffine, (affine.a, affine.b, affine.c, affine.d) == (1, 0, 0, 1) {
            origin.x += affine.tx
            origin.y += affine.ty
            return
        }
        transform = projection
        isBackwards = LayerPlace.turnsRound(size, projection)
    }

    /// Returns whether a rectangle's corners run the other way round.
    private static func turnsRound(_ size: CGSize, _ transform: ProjectionTransform) -> Bool {
        let corners = CGRect(origin: .zero, size: size).corners.map { $0.applying(transform) }
        return corners.indices.reduce(0) { area, index in
            let (a, b) = (corners[index], corners[(index + 1) % corners.count])
            return area + a.x * b.y - b.x * a.y
        } < 0
    }
}
