public import Foundation

/// Particles that come from a place. Layers are not drawn.
open class CAEmitterLayer: CALayer {
    /// The cells, and the place from which they come.
    open var emitterCells: [CAEmitterCell]?
    open var emitterPosition = CGPoint.zero
    open var emitterSize = CGSize.zero
    open var emitterShape = CAEmitterLayerEmitterShape.point
    open var birthRate: Float = 1
}

/// The shape of the place from which cells come.
public enum CAEmitterLayerEmitterShape: Sendable {
    case point, line, rectangle, circle, sphere, cuboid
}

/// A kind of particle.
open class CAEmitterCell: NSObject {
    /// The picture of the particle, as a `CGImage`.
    open var contents: Any?
    /// The movement and look of a particle.
    open var color: CGColor?
    open var name: String?
    open var birthRate: Float = 0
    open var lifetime: Float = 0
    open var lifetimeRange: Float = 0
    open var velocity: CGFloat = 0
    open var velocityRange: CGFloat = 0
    open var emissionLongitude: CGFloat = 0
    open var emissionRange: CGFloat = 0
    open var spin: CGFloat = 0
    open var spinRange: CGFloat = 0
    open var scale: CGFloat = 1
    open var scaleRange: CGFloat = 0
    open var scaleSpeed: CGFloat = 0
    open var alphaSpeed: Float = 0
    open var alphaRange: Float = 0
    open var xAcceleration: CGFloat = 0
    open var yAcceleration: CGFloat = 0

    public override init() {}
}
