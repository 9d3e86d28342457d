/// A box, with corners that may be rounded.
open class SCNBox: SCNGeometry, @unchecked Sendable {
    /// The measures of the shape, in units of the scene.
    open var width: CGFloat = 1.0
    open var height: CGFloat = 1.0
    open var length: CGFloat = 1.0
    open var chamferRadius: CGFloat = 0.0
    open var widthSegmentCount: Int = 1
    open var heightSegmentCount: Int = 1
    open var lengthSegmentCount: Int = 1
    open var chamferSegmentCount: Int = 5

    /// Creates the shape of its measures.
    public convenience init(width: CGFloat, height: CGFloat, length: CGFloat, chamferRadius: CGFloat) {
        self.init()
        self.width = width
        self.height = height
        self.length = length
        self.chamferRadius = chamferRadius
    }

    override var halfSize: simd_float3? {
        simd_float3(Float(width), Float(height), Float(length)) / 2
    }
}
