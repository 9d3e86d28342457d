/// A surface as it is in the world.
public struct PhysicallyBasedMaterial: Material {
    /// The types of its parts.
    public typealias BaseColor = SimpleMaterial.BaseColor
    public typealias Texture = MaterialParameters.Texture
    public typealias FaceCulling = MaterialParameters.FaceCulling
    public typealias TriangleFillMode = MaterialParameters.TriangleFillMode
    public typealias TextureCoordinateTransform = MaterialParameters.TextureCoordinateTransform

    /// A number of a look, with a picture.
    public struct Scale: ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral, Sendable {
        /// The number and the picture.
        public var scale: Float
        public var texture: Texture?

        /// Creates a number.
        public init(scale: Float = 1, texture: Texture? = nil) {
            (self.scale, self.texture) = (scale, texture)
        }
        public init(floatLiteral value: Float) {
            self.init(scale: value)
        }
        public init(integerLiteral value: Int) {
            self.init(scale: Float(value))
        }

        init(_ parameter: MaterialScalarParameter) {
            switch parameter {
            case .float(let scale): self.init(scale: scale)
            case .texture(let resource): self.init(texture: Texture(resource))
            }
        }
    }

    /// The types of the numbers.
    public typealias Roughness = Scale
    public typealias Metallic = Scale
    public typealias Specular = Scale
    public typealias Clearcoat = Scale
    public typealias ClearcoatRoughness = Scale
    public typealias AnisotropyLevel = Scale
    public typealias AnisotropyAngle = Scale
    public typealias Opacity = Scale

    /// The types of the colours of a cloth's gleam and of the picture alone.
    public typealias SheenColor = SimpleMaterial.BaseColor
    public typealias Normal = Picture
    public typealias AmbientOcclusion = Picture
    public typealias ClearcoatNormal = Picture

    /// A part of a look that is a picture and nothing else.
    public struct Picture: Sendable {
        /// The picture.
        public var texture: Texture?

        /// Creates a part.
        public init(texture: Texture? = nil) {
            self.texture = texture
        }
    }

    /// The light of a surface.
    public struct EmissiveColor: Sendable {
        /// The colour and the picture.
        public var color: UIColor
        public var texture: Texture?

        /// Creates a light.
        public init(color: UIColor = .black, texture: Texture? = nil) {
            (self.color, self.texture) = (color, texture)
        }
    }

    /// The ways to lay a surface over another.
    public enum Blending: Sendable {
        case opaque
        case transparent(opacity: Opacity)
    }

    /// The colour, the numbers, the pictures and the light.
    public var baseColor = BaseColor()
    public var roughness = Roughness(scale: 1)
    public var metallic = Metallic(scale: 0)
    public var specular = Specular(scale: 0.5)
    public var clearcoat = Clearcoat(scale: 0)
    public var clearcoatRoughness = ClearcoatRoughness(scale: 0)
    public var clearcoatNormal = ClearcoatNormal()
    public var anisotropyLevel = AnisotropyLevel(scale: 0)
    public var anisotropyAngle = AnisotropyAngle(scale: 0)
    public var sheen: SheenColor?
    public var normal = Normal()
    public var ambientOcclusion = AmbientOcclusion()
    public var emissiveColor = EmissiveColor()
    public var emissiveIntensity: Float = 0

    /// The ways in which faces are laid over others, and the places of the pictures on them.
    public var blending = Blending.opaque
    public var faceCulling = FaceCulling.back
    public var triangleFillMode = TriangleFillMode.fill
    public var opacityThreshold: Float?
    public var readsDepth = true
    public var writesDepth = true
    public var textureCoordinateTransform = TextureCoordinateTransform()
    public var secondaryTextureCoordinateTransform = TextureCoordinateTransform()

    public init() {}
}
