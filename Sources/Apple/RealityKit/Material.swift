/// The look of a surface.
public protocol Material {
    /// The types of a colour and of the values that programs of looks take.
    typealias Color = UIColor
    typealias Parameters = MaterialParameters
}

/// A number of a look, or a picture.
public enum MaterialScalarParameter: Hashable, ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral, Sendable {
    case float(Float)
    case texture(TextureResource)

    public init(floatLiteral value: Float) {
        self = .float(value)
    }
    public init(integerLiteral value: Int) {
        self = .float(Float(value))
    }
}

/// A colour of a look, or a picture.
public enum MaterialColorParameter: Hashable, Sendable {
    case color(UIColor)
    case texture(TextureResource)
}

/// A plain surface in the light.
public struct SimpleMaterial: Material {
    /// The type of a colour.
    public typealias Color = UIColor
    public typealias Texture = MaterialParameters.Texture

    /// A colour, with a picture under it.
    public struct BaseColor: Sendable {
        /// The colour and the picture.
        public var tint: UIColor
        public var texture: Texture?

        /// Creates a colour.
        public init(tint: UIColor = .white, texture: Texture? = nil) {
            (self.tint, self.texture) = (tint, texture)
        }
        public init(texture: Texture?) { self.init(tint: .white, texture: texture) }
    }

    /// The side of faces that is not seen, and the way in which faces are filled.
    public var faceCulling = MaterialParameterTypes.FaceCulling.back
    public var triangleFillMode = MaterialParameterTypes.TriangleFillMode.fill
    /// The colour, the roughness and the shine.
    public var color = BaseColor()
    public var roughness: MaterialScalarParameter = 0.5
    public var metallic: MaterialScalarParameter = 0
    public var tintColor: UIColor {
        get { color.tint }
        set { color.tint = newValue }
    }
    public var baseColor: MaterialColorParameter {
        get { color.texture.map { .texture($0.resource) } ?? .color(color.tint) }
        set {
            switch newValue {
            case .color(let tint): color = BaseColor(tint: tint)
            case .texture(let resource): color.texture = Texture(resource)
            }
        }
    }

    public init() {}

    /// Creates a surface of a colour.
    public init(color: UIColor, isMetallic: Bool) {
        self.init(color: color, roughness: 0.5, isMetallic: isMetallic)
    }
    public init(color: UIColor, roughness: MaterialScalarParameter, isMetallic: Bool) {
        self.color = BaseColor(tint: color)
        (self.roughness, metallic) = (roughness, isMetallic ? 1 : 0)
    }
}

/// A surface that shines by itself.
public struct UnlitMaterial: Material {
    /// The type of a colour.
    public typealias BaseColor = SimpleMaterial.BaseColor

    /// The colour, and the ways to lay it over another.
    public var color = BaseColor()
    public var blending = PhysicallyBasedMaterial.Blending.opaque
    public var opacityThreshold: Float?
    public var faceCulling = MaterialParameterTypes.FaceCulling.back
    public var triangleFillMode = MaterialParameterTypes.TriangleFillMode.fill
    public var textureCoordinateTransform = MaterialParameterTypes.TextureCoordinateTransform()
    public var writesDepth = true
    public var readsDepth = true
    public typealias Blending = PhysicallyBasedMaterial.Blending
    public typealias Texture = MaterialParameters.Texture
    public var tintColor: UIColor {
        get { color.tint }
        set { color.tint = newValue }
    }
    public var baseColor: MaterialColorParameter {
        get { color.texture.map { .texture($0.resource) } ?? .color(color.tint) }
        set {
            switch newValue {
            case .color(let tint): color = BaseColor(tint: tint)
            case .texture(let resource): color.texture = Texture(resource)
            }
        }
    }

    public init() {}

    /// Creates a surface of a colour.
    public init(color: UIColor) {
        self.color = BaseColor(tint: color)
    }
    public init(color: UIColor, applyPostProcessToneMap: Bool) {
        self.init(color: color)
    }
    public init(applyPostProcessToneMap: Bool) {
        self.init()
    }
    public init(texture: TextureResource) {
        color = BaseColor(texture: MaterialParameters.Texture(texture))
    }
}

/// A surface that is not seen, and hides what is behind it.
public struct OcclusionMaterial: Material {
    /// Indicates whether shadows fall on it.
    public var receivesDynamicLighting: Bool

    /// Creates a surface.
    public init(receivesDynamicLighting: Bool = false) { self.receivesDynamicLighting = receivesDynamicLighting }
}

/// A surface through which another world is seen. There is none behind it.
public struct PortalMaterial: Material {
    public init() {}
}
