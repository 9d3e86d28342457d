/// A camera of a scene.
open class SCNCamera: NSObject, NSCopying, NSSecureCoding, @unchecked Sendable {
    /// A name to find it by, the angle that is seen in degrees, and the nearest and the farthest that is seen, in units of the
    /// scene.
    open var name: String?
    open var fieldOfView: CGFloat = 60
    /// The angles across and from top to bottom, in degrees, as before; 0 for that of ``fieldOfView``.
    open var xFov: Double = 0
    open var yFov: Double = 0
    open var projectionDirection = SCNCameraProjectionDirection.vertical
    open var zNear = 1.0
    open var zFar = 100.0
    open var automaticallyAdjustsZRange = false

    /// The choice of a view without depth, and its scale.
    open var usesOrthographicProjection = false
    open var orthographicScale = 1.0

    /// The lens by older names: the distance that is sharp, the depth of it, the blur, and the opening.
    open var focalDistance: CGFloat = 10
    open var focalSize: CGFloat = 0
    open var focalBlurRadius: CGFloat = 0
    open var aperture: CGFloat = 1 / 8
    /// The steps by which the picture is made, which are not run.
    open var technique: SCNTechnique?

    /// The lens and the light.
    open var focalLength: CGFloat = 20.784
    open var sensorHeight: CGFloat = 24
    open var fStop: CGFloat = 5.6
    open var focusDistance: CGFloat = 2.5
    open var apertureBladeCount = 6
    open var wantsDepthOfField = false
    open var wantsHDR = false
    open var wantsExposureAdaptation = true
    open var exposureOffset: CGFloat = 0
    open var minimumExposure: CGFloat = -15
    open var maximumExposure: CGFloat = 15
    open var bloomIntensity: CGFloat = 0
    open var bloomThreshold: CGFloat = 1
    open var bloomBlurRadius: CGFloat = 4
    open var motionBlurIntensity: CGFloat = 0
    open var vignettingIntensity: CGFloat = 0
    open var vignettingPower: CGFloat = 0
    open var saturation: CGFloat = 1
    open var contrast: CGFloat = 0
    open var colorFringeStrength: CGFloat = 0
    open var screenSpaceAmbientOcclusionIntensity: CGFloat = 0
    open var screenSpaceAmbientOcclusionRadius: CGFloat = 5
    open var categoryBitMask = Int.max
    open var bloomIterationCount = 1
    open var bloomIterationSpread: CGFloat = 0
    open var whitePoint: CGFloat = 1
    open var averageGray: CGFloat = 0.18
    open var exposureAdaptationBrighteningSpeedFactor: CGFloat = 0.4
    open var exposureAdaptationDarkeningSpeedFactor: CGFloat = 0.6
    open var exposureAdaptationDuration: CGFloat = 1
    open var exposureAdaptationHistogramRangeLowProbability: CGFloat = 0.1
    open var exposureAdaptationHistogramRangeHighProbability: CGFloat = 0.9
    open var exposureAdaptationMode = 0
    open var colorFringeIntensity: CGFloat = 1
    open var grainIntensity: CGFloat = 0
    open var grainScale: CGFloat = 1
    open var grainIsColored = false
    open var whiteBalanceTemperature: CGFloat = 0
    open var whiteBalanceTint: CGFloat = 0
    open var focalBlurSampleCount = 25
    open var screenSpaceAmbientOcclusionBias: CGFloat = 0.03
    open var screenSpaceAmbientOcclusionDepthThreshold: CGFloat = 0.2
    open var screenSpaceAmbientOcclusionNormalThreshold: CGFloat = 0.3
    public let colorGrading = SCNMaterialProperty()
    /// The way from the space of the camera to that of a picture as wide as it is high, unless another was set.
    open var projectionTransform: SCNMatrix4 {
        get {
            if let own { return own }
            var matrix = simd_float4x4(1)
            let (near, far) = (Float(zNear), Float(zFar))
            if usesOrthographicProjection {
                let scale = 1 / Float(orthographicScale)
                (matrix[0, 0], matrix[1, 1], matrix[2, 2]) = (scale, scale, -2 / (far - near))
                matrix[3, 2] = -(far + near) / (far - near)
            } else {
                let scale = 1 / tanf(Float(fieldOfView) * .pi / 360)
                (matrix[0, 0], matrix[1, 1], matrix[2, 2]) = (scale, scale, -(far + near) / (far - near))
                (matrix[2, 3], matrix[3, 2], matrix[3, 3]) = (-1, -2 * far * near / (far - near), 0)
            }
            return SCNMatrix4(matrix)
        }
        set { own = newValue }
    }
    private var own: SCNMatrix4?

    public override init() {
        super.init()
    }

    /// Nothing is read from archives here, and nothing is written into them: whoever reads one is told that it fails.
    public required init?(coder: NSCoder) { return nil }
    open func encode(with coder: NSCoder) {}
    open class var supportsSecureCoding: Bool { true }

    /// Returns a camera that is the same, and can be changed by itself.
    open func copy(with zone: NSZone? = nil) -> Any {
        let other = SCNCamera()
        (other.name, other.fieldOfView, other.zNear, other.zFar) = (name, fieldOfView, zNear, zFar)
        (other.usesOrthographicProjection, other.orthographicScale) = (usesOrthographicProjection, orthographicScale)
        return other
    }
}

/// The side of the picture that the angle of a camera is of.
public enum SCNCameraProjectionDirection: Int, Sendable {
    case vertical, horizontal
}
