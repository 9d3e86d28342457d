/// A capsule that stands upright.
open class SCNCapsule: SCNGeometry, @unchecked Sendable {
    /// The measures of the shape, in units of the scene.
    open var capRadius: CGFloat = 0.5
    open var height: CGFloat = 2.0
    open var radialSegmentCount: Int = 48
    open var heightSegmentCount: Int = 1
    open var capSegmentCount: Int = 24

    /// Creates the shape of its measures.
    public convenience init(capRadius: CGFloat, height: CGFloat) {
        self.init()
        self.capRadius = capRadius
        self.height = height
    }

    override var halfSize: simd_float3? {
        simd_float3(Float(capRadius), Float(height) / 2, Float(capRadius))
    }
}
