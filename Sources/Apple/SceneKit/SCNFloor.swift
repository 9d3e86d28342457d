/// A ground without an end.
open class SCNFloor: SCNGeometry, @unchecked Sendable {
    /// The mirror that it is, and its size in units of the scene: 0 for one without an end.
    open var reflectivity: CGFloat = 0.25
    open var reflectionFalloffStart: CGFloat = 0
    open var reflectionFalloffEnd: CGFloat = 0
    open var reflectionResolutionScaleFactor: CGFloat = 1
    open var reflectionCategoryBitMask = Int.max
    open var width: CGFloat = 0
    open var length: CGFloat = 0

    override var halfSize: simd_float3? { simd_float3(Float(width), 0, Float(length)) / 2 }
}
