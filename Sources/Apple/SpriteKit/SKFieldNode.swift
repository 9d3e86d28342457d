public import Foundation

/// A force in a part of a scene. Nothing moves by it.
open class SKFieldNode: SKNode {
    /// The properties of the force.
    open var strength: Float = 1
    open var falloff: Float = 0
    open var minimumRadius: Float = 0
    open var isEnabled = true
    open var isExclusive = false
    open var categoryBitMask: UInt32 = .max
    open var region: SKRegion?
    open var direction = SIMD3<Float>.zero
    open var smoothness: Float = 0
    open var animationSpeed: Float = 0
    open var texture: SKTexture?

    /// The usual forces.
    open class func radialGravityField() -> SKFieldNode { SKFieldNode() }
    open class func dragField() -> SKFieldNode { SKFieldNode() }
    open class func vortexField() -> SKFieldNode { SKFieldNode() }
    open class func springField() -> SKFieldNode { SKFieldNode() }
    open class func electricField() -> SKFieldNode { SKFieldNode() }
    open class func magneticField() -> SKFieldNode { SKFieldNode() }
    open class func linearGravityField(withVector direction: SIMD3<Float>) -> SKFieldNode {
        let field = SKFieldNode()
        field.direction = direction
        return field
    }
    open class func velocityField(withVector direction: SIMD3<Float>) -> SKFieldNode {
        linearGravityField(withVector: direction)
    }
    open class func velocityField(with velocityTexture: SKTexture) -> SKFieldNode {
        let field = SKFieldNode()
        field.texture = velocityTexture
        return field
    }
    open class func noiseField(withSmoothness smoothness: CGFloat, animationSpeed speed: CGFloat) -> SKFieldNode {
        let field = SKFieldNode()
        (field.smoothness, field.animationSpeed) = (Float(smoothness), Float(speed))
        return field
    }
    open class func turbulenceField(withSmoothness smoothness: CGFloat, animationSpeed speed: CGFloat) -> SKFieldNode {
        noiseField(withSmoothness: smoothness, animationSpeed: speed)
    }
    open class func customField(
        evaluationBlock block: @escaping (SIMD3<Float>, SIMD3<Float>, Float, Float, TimeInterval) -> SIMD3<Float>
    ) -> SKFieldNode { SKFieldNode() }
}

/// A part of the plane, without an end where it was made of nothing.
open class SKRegion: NSObject, @unchecked Sendable {
    /// The outline, where it was made of one.
    open private(set) var path: CGPath?
    private let holds: (CGPoint) -> Bool

    private init(_ path: CGPath?, _ holds: @escaping (CGPoint) -> Bool) {
        (self.path, self.holds) = (path, holds)
    }

    /// Creates a circle about the middle, a rectangle about it, and the part within an outline.
    public convenience init(radius: Float) {
        self.init(nil) { hypot($0.x, $0.y) <= CGFloat(radius) }
    }
    public convenience init(size: CGSize) {
        self.init(nil) { 2 * abs($0.x) <= size.width && 2 * abs($0.y) <= size.height }
    }
    public convenience init(path: CGPath) { self.init(path) { path.contains($0) } }
    open class func infinite() -> SKRegion { SKRegion(nil) { _ in true } }

    /// Returns the part outside, and parts of two: one without the other, both together, and what both have.
    open func inverse() -> SKRegion { SKRegion(nil) { !self.holds($0) } }
    open func byDifference(from region: SKRegion) -> SKRegion { SKRegion(nil) { self.holds($0) && !region.holds($0) } }
    open func byUnion(with region: SKRegion) -> SKRegion { SKRegion(nil) { self.holds($0) || region.holds($0) } }
    open func byIntersection(with region: SKRegion) -> SKRegion {
        SKRegion(nil) { self.holds($0) && region.holds($0) }
    }

    /// Indicates whether a point lies within.
    open func contains(_ point: CGPoint) -> Bool { holds(point) }
}
