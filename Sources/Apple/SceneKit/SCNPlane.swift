/// A rectangle that stands upright.
open class SCNPlane: SCNGeometry, @unchecked Sendable {
    /// The measures of the shape, in units of the scene.
    open var width: CGFloat = 1.0
    open var height: CGFloat = 1.0
    open var cornerRadius: CGFloat = 0.0
    open var widthSegmentCount: Int = 1
    open var heightSegmentCount: Int = 1
    open var cornerSegmentCount: Int = 10

    /// Creates the shape of its measures.
    public convenience init(width: CGFloat, height: CGFloat) {
        self.init()
        self.width = width
        self.height = height
    }

    override var halfSize: simd_float3? {
        simd_float3(Float(width), Float(height), 0) / 2
    }
}
