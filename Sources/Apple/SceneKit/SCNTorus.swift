/// A ring that lies flat.
open class SCNTorus: SCNGeometry, @unchecked Sendable {
    /// The measures of the shape, in units of the scene.
    open var ringRadius: CGFloat = 0.5
    open var pipeRadius: CGFloat = 0.25
    open var ringSegmentCount: Int = 48
    open var pipeSegmentCount: Int = 24

    /// Creates the shape of its measures.
    public convenience init(ringRadius: CGFloat, pipeRadius: CGFloat) {
        self.init()
        self.ringRadius = ringRadius
        self.pipeRadius = pipeRadius
    }

    override var halfSize: simd_float3? {
        let radius = Float(ringRadius + pipeRadius)
        return simd_float3(radius, Float(pipeRadius), radius)
    }
}
