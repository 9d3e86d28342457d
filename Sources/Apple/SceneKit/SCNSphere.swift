/// A ball.
open class SCNSphere: SCNGeometry, @unchecked Sendable {
    /// The measures of the shape, in units of the scene.
    open var radius: CGFloat = 0.5
    open var segmentCount: Int = 48
    open var isGeodesic = false

    /// Creates the shape of its measures.
    public convenience init(radius: CGFloat) {
        self.init()
        self.radius = radius
    }

    override var halfSize: simd_float3? {
        simd_float3(repeating: Float(radius))
    }
}
