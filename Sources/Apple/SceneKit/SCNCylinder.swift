/// A cylinder that stands upright.
open class SCNCylinder: SCNGeometry, @unchecked Sendable {
    /// The measures of the shape, in units of the scene.
    open var radius: CGFloat = 0.5
    open var height: CGFloat = 1.0
    open var radialSegmentCount: Int = 48
    open var heightSegmentCount: Int = 1

    /// Creates the shape of its measures.
    public convenience init(radius: CGFloat, height: CGFloat) {
        self.init()
        self.radius = radius
        self.height = height
    }

    override var halfSize: simd_float3? {
        simd_float3(Float(radius), Float(height) / 2, Float(radius))
    }
}
