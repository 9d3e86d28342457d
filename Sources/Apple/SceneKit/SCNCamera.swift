/// A camera of a scene.
open class SCNCamera: NSObject, NSCopying, @unchecked Sendable {
    /// A name to find it by, the angle that is seen in degrees, and the nearest and the farthest that is seen, in units of the
    /// scene.
    open var name: String?
    open var fieldOfView: CGFloat = 60
    open var projectionDirection = SCNCameraProjectionDirection.vertical
    open var zNear = 1.0
    open var zFar = 100.0
    open var automaticallyAdjustsZRange = false

    /// The choice of a view without depth, and its scale.
    open var usesOrthographicProjection = false
    open var orthographicScale = 1.0

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

    public override init() {
        super.init()
    }

    /// Nothing is read from archives here.
    public required init?(coder: NSCoder) { return nil }

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
