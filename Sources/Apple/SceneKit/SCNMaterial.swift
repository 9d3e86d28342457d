/// The look of a surface.
open class SCNMaterial: NSObject, NSCopying, NSSecureCoding, @unchecked Sendable {
    /// The way in which light is reckoned.
    public struct LightingModel: Hashable, RawRepresentable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }

        public static let phong = LightingModel(rawValue: "SCNLightingModelPhong")
        public static let blinn = LightingModel(rawValue: "SCNLightingModelBlinn")
        public static let lambert = LightingModel(rawValue: "SCNLightingModelLambert")
        public static let constant = LightingModel(rawValue: "SCNLightingModelConstant")
        public static let physicallyBased = LightingModel(rawValue: "SCNLightingModelPhysicallyBased")
        public static let shadowOnly = LightingModel(rawValue: "SCNLightingModelShadowOnly")
    }

    /// A name to find it by, and the parts of the look.
    open var name: String?
    public let diffuse = SCNMaterialProperty(contents: UIColor.white)
    public let ambient = SCNMaterialProperty(contents: UIColor.white)
    public let specular = SCNMaterialProperty(contents: UIColor.black)
    public let emission = SCNMaterialProperty(contents: UIColor.black)
    public let transparent = SCNMaterialProperty(contents: UIColor.white)
    public let reflective = SCNMaterialProperty(contents: UIColor.black)
    public let multiply = SCNMaterialProperty(contents: UIColor.white)
    public let normal = SCNMaterialProperty(contents: UIColor.white)
    public let displacement = SCNMaterialProperty(contents: UIColor.black)
    public let ambientOcclusion = SCNMaterialProperty(contents: UIColor.white)
    public let selfIllumination = SCNMaterialProperty(contents: UIColor.black)
    public let metalness = SCNMaterialProperty(contents: UIColor.black)
    public let roughness = SCNMaterialProperty(contents: UIColor.black)
    public let clearCoat = SCNMaterialProperty(contents: UIColor.black)
    public let clearCoatRoughness = SCNMaterialProperty(contents: UIColor.black)
    public let clearCoatNormal = SCNMaterialProperty(contents: UIColor.white)
    open var shininess: CGFloat = 1
    open var transparency: CGFloat = 1
    open var fresnelExponent: CGFloat = 0
    open var lightingModel = LightingModel.blinn
    open var isLitPerPixel = true
    open var isDoubleSided = false
    open var locksAmbientWithDiffuse = true
    open var writesToDepthBuffer = true
    open var readsFromDepthBuffer = true
    open var colorBufferWriteMask = SCNColorMask.all
    open var fillMode = SCNFillMode.fill
    open var cullMode = SCNCullMode.back
    open var blendMode = SCNBlendMode.alpha
    open var transparencyMode = SCNTransparencyMode.default
    open var program: SCNProgram?
    open var shaderModifiers: [SCNShaderModifierEntryPoint: String]?

    public override init() {
        super.init()
    }

    /// Nothing is read from archives here, and nothing is written into them: whoever reads one is told that it fails.
    public required init?(coder: NSCoder) { return nil }
    open func encode(with coder: NSCoder) {}
    open class var supportsSecureCoding: Bool { true }

    private var properties: [SCNMaterialProperty] {
        [
            diffuse, ambient, specular, emission, transparent, reflective, multiply, normal, displacement,
            ambientOcclusion, selfIllumination, metalness, roughness, clearCoat, clearCoatRoughness,
            clearCoatNormal,
        ]
    }

    /// Returns a look that is the same, and can be changed by itself.
    open func copy(with zone: NSZone? = nil) -> Any {
        let other = SCNMaterial()
        (other.name, other.shininess, other.transparency) = (name, shininess, transparency)
        (other.fresnelExponent, other.lightingModel) = (fresnelExponent, lightingModel)
        (other.isLitPerPixel, other.isDoubleSided) = (isLitPerPixel, isDoubleSided)
        (other.locksAmbientWithDiffuse, other.writesToDepthBuffer) = (locksAmbientWithDiffuse, writesToDepthBuffer)
        (other.readsFromDepthBuffer, other.fillMode) = (readsFromDepthBuffer, fillMode)
        (other.cullMode, other.blendMode, other.transparencyMode) = (cullMode, blendMode, transparencyMode)
        for (own, copied) in zip(properties, other.properties) { own.take(over: copied) }
        return other
    }
}

/// A closure that sets values of a program.
public typealias SCNBindingBlock = (UInt32, UInt32, SCNNode?, SCNRenderer?) -> Void

/// A part of a look: a colour, a picture or a number.
open class SCNMaterialProperty: NSObject, @unchecked Sendable {
    /// The content, and the way in which it is laid on.
    open var contents: Any?
    open var intensity: CGFloat = 1
    open var contentsTransform = SCNMatrix4Identity
    open var wrapS = SCNWrapMode.clamp
    open var wrapT = SCNWrapMode.clamp
    open var minificationFilter = SCNFilterMode.linear
    open var magnificationFilter = SCNFilterMode.linear
    open var mipFilter = SCNFilterMode.none
    open var mappingChannel = 0
    open var maxAnisotropy: CGFloat = 1
    open var textureComponents = SCNColorMask.all
    open var borderColor: Any?

    public override init() {
        super.init()
    }

    /// Creates a part of a content.
    public convenience init(contents: Any) {
        self.init()
        self.contents = contents
    }

    func take(over other: SCNMaterialProperty) {
        (other.contents, other.intensity, other.contentsTransform) = (contents, intensity, contentsTransform)
        (other.wrapS, other.wrapT, other.mappingChannel) = (wrapS, wrapT, mappingChannel)
        (other.minificationFilter, other.magnificationFilter) = (minificationFilter, magnificationFilter)
        (other.mipFilter, other.maxAnisotropy) = (mipFilter, maxAnisotropy)
    }
}

/// The ways to lay a picture on beyond its edges.
public enum SCNWrapMode: Int, Sendable {
    case clamp = 1
    case `repeat`, clampToBorder, mirror
}

/// The ways to draw a picture at another size.
public enum SCNFilterMode: Int, Sendable {
    case none, nearest, linear
}

/// The ways to fill faces.
public enum SCNFillMode: UInt, Sendable {
    case fill, lines
}

/// The side of faces that is not seen.
public enum SCNCullMode: Int, Sendable {
    case back, front
}

/// The ways to lay a colour over another.
public enum SCNBlendMode: Int, Sendable {
    case alpha, add, subtract, multiply, screen, replace, max
}

/// The ways in which a surface lets light through.
public enum SCNTransparencyMode: Int, Sendable {
    case aOne, rgbZero, singleLayer, dualLayer
    public static let `default` = SCNTransparencyMode.aOne
}

/// The parts of a colour.
public struct SCNColorMask: OptionSet, Sendable {
    public static let red = SCNColorMask(rawValue: 8)
    public static let green = SCNColorMask(rawValue: 4)
    public static let blue = SCNColorMask(rawValue: 2)
    public static let alpha = SCNColorMask(rawValue: 1)
    public static let all = SCNColorMask(rawValue: 15)
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
}
