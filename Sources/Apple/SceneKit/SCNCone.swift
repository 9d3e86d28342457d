/// A cone that stands upright.
open class SCNCone: SCNGeometry, @unchecked Sendable {
    /// The measures of the shape, in units of the scene.
    open var topRadius: CGFloat = 0.0
    open var bottomRadius: CGFloat = 0.5
    open var height: CGFloat = 1.0
    open var radialSegmentCount: Int = 48
    open var heightSegmentCount: Int = 1

    /// Creates the shape of its measures.
    public convenience init(topRadius: CGFloat, bottomRadius: CGFloat, height: CGFloat) {
        self.init()
        self.topRadius = topRadius
        self.bottomRadius = bottomRadius
        self.height = height
    }

    override var halfSize: simd_float3? {
        let radius = Float(Swift.max(topRadius, bottomRadius))
        return simd_float3(radius, Float(height) / 2, radius)
    }
}
