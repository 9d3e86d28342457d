/// A tube that stands upright.
open class SCNTube: SCNGeometry, @unchecked Sendable {
    /// The measures of the shape, in units of the scene.
    open var innerRadius: CGFloat = 0.25
    open var outerRadius: CGFloat = 0.5
    open var height: CGFloat = 1.0
    open var radialSegmentCount: Int = 48
    open var heightSegmentCount: Int = 1

    /// Creates the shape of its measures.
    public convenience init(innerRadius: CGFloat, outerRadius: CGFloat, height: CGFloat) {
        self.init()
        self.innerRadius = innerRadius
        self.outerRadius = outerRadius
        self.height = height
    }

    override var halfSize: simd_float3? {
        simd_float3(Float(outerRadius), Float(height) / 2, Float(outerRadius))
    }
}
