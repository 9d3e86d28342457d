/// A light of a scene.
open class SCNLight: NSObject, NSCopying, NSSecureCoding, @unchecked Sendable {
    /// The kind of light.
    public struct LightType: Hashable, RawRepresentable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }

        public static let ambient = LightType(rawValue: "ambient")
        public static let omni = LightType(rawValue: "omni")
        public static let directional = LightType(rawValue: "directional")
        public static let spot = LightType(rawValue: "spot")
        public static let IES = LightType(rawValue: "ies")
        public static let probe = LightType(rawValue: "probe")
        public static let area = LightType(rawValue: "area")
    }

    /// A name to find it by, the kind, the colour, the strength in lumens, and the warmth in kelvins.
    open var name: String?
    open var type = LightType.omni
    open var color: Any = UIColor.white
    open var intensity: CGFloat = 1000
    open var temperature: CGFloat = 6500
    open var categoryBitMask = Int.max

    /// The shadows that it casts.
    open var castsShadow = false
    open var shadowColor: Any = UIColor(white: 0, alpha: 0.5)
    open var shadowRadius: CGFloat = 3
    open var shadowMapSize = CGSize.zero
    open var shadowSampleCount = 0
    open var shadowMode = SCNShadowMode.forward
    open var shadowBias: CGFloat = 1
    open var automaticallyAdjustsShadowProjection = true
    open var maximumShadowDistance: CGFloat = 100
    open var shadowCascadeCount = 1
    open var orthographicScale: CGFloat = 1
    open var zNear: CGFloat = 1
    open var zFar: CGFloat = 100

    /// The reach of the light in units of the scene, and the angles of its cone in degrees.
    open var attenuationStartDistance: CGFloat = 0
    open var attenuationEndDistance: CGFloat = 0
    open var attenuationFalloffExponent: CGFloat = 2
    open var spotInnerAngle: CGFloat = 0
    open var spotOuterAngle: CGFloat = 45
    open var areaType = SCNLightAreaType.rectangle
    open var areaExtents = simd_float3(1, 1, 1)
    open var areaPolygonVertices: [NSValue]?
    open var drawsArea = true
    open var doubleSided = false
    open var forcesBackFaceCasters = false
    open var sampleDistributedShadowMaps = false
    open var automaticallyAdjustsShadowCascade = true
    open var shadowCascadeSplittingFactor: CGFloat = 0.15
    open var iesProfileURL: URL?
    open var probeType = SCNLightProbeType.irradiance
    open var probeUpdateType = SCNLightProbeUpdateType.never
    open var probeExtents = simd_float3(1, 1, 1)
    open var probeOffset = simd_float3.zero
    open var parallaxCorrectionEnabled = false
    open var parallaxExtentsFactor = simd_float3(1, 1, 1)
    open var parallaxCenterOffset = simd_float3.zero
    open var gobo: SCNMaterialProperty? { nil }

    public override init() {
        super.init()
    }

    /// Nothing is read from archives here, and nothing is written into them: whoever reads one is told that it fails.
    public required init?(coder: NSCoder) { return nil }
    open func encode(with coder: NSCoder) {}
    open class var supportsSecureCoding: Bool { true }

    /// Returns a light that is the same, and can be changed by itself.
    open func copy(with zone: NSZone? = nil) -> Any {
        let other = SCNLight()
        (other.name, other.type, other.color) = (name, type, color)
        (other.intensity, other.temperature, other.castsShadow) = (intensity, temperature, castsShadow)
        (other.spotInnerAngle, other.spotOuterAngle) = (spotInnerAngle, spotOuterAngle)
        return other
    }
}

/// The ways to draw shadows.
public enum SCNShadowMode: Int, Sendable {
    case forward, deferred, modulated
}

/// The forms of lights that shine from a surface.
public enum SCNLightAreaType: Int, Sendable {
    case rectangle = 1
    case polygon = 4
}

/// The kinds of probes of light.
public enum SCNLightProbeType: Int, Sendable {
    case irradiance, radiance
}

/// The times at which a probe of light is taken anew.
public enum SCNLightProbeUpdateType: Int, Sendable {
    case never, realtime
}
