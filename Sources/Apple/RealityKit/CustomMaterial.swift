/// A surface whose look a program of the app's makes. The programs are kept by their names, and nothing runs them.
public struct CustomMaterial: Material {
    /// The types of its parts.
    public typealias BaseColor = PhysicallyBasedMaterial.BaseColor
    public typealias Roughness = PhysicallyBasedMaterial.Roughness
    public typealias Metallic = PhysicallyBasedMaterial.Metallic
    public typealias Specular = PhysicallyBasedMaterial.Specular
    public typealias Clearcoat = PhysicallyBasedMaterial.Clearcoat
    public typealias ClearcoatRoughness = PhysicallyBasedMaterial.ClearcoatRoughness
    public typealias EmissiveColor = PhysicallyBasedMaterial.EmissiveColor
    public typealias Normal = PhysicallyBasedMaterial.Normal
    public typealias AmbientOcclusion = PhysicallyBasedMaterial.AmbientOcclusion
    public typealias Opacity = PhysicallyBasedMaterial.Opacity
    public typealias Blending = PhysicallyBasedMaterial.Blending
    public typealias FaceCulling = PhysicallyBasedMaterial.FaceCulling
    public typealias TriangleFillMode = PhysicallyBasedMaterial.TriangleFillMode
    public typealias Texture = MaterialParameters.Texture
    public typealias TextureCoordinateTransform = MaterialParameters.TextureCoordinateTransform

    /// A program of a surface's points, and one of a shape's corners.
    public typealias SurfaceShader = Program
    public typealias GeometryModifier = Program

    /// A program, by its name in a library.
    public struct Program: @unchecked Sendable {
        /// The name and the library.
        public let name: String
        public let library: any MTLLibrary
        public var constantValues: MTLFunctionConstantValues

        /// Names a program.
        public init(
            named name: String, in library: any MTLLibrary,
            constantValues: MTLFunctionConstantValues = MTLFunctionConstantValues()
        ) {
            (self.name, self.library, self.constantValues) = (name, library, constantValues)
        }
    }

    /// The kinds of light on a surface.
    public enum LightingModel: Hashable, Sendable {
        case lit, clearcoat, unlit
    }

    /// A value and a picture for the program.
    public struct Custom: Sendable {
        /// The value and the picture.
        public var value: SIMD4<Float>
        public var texture: Texture?

        /// Creates a value.
        public init(value: SIMD4<Float> = .zero, texture: Texture? = nil) {
            (self.value, self.texture) = (value, texture)
        }
    }

    /// The look that the program starts from.
    public var baseColor = BaseColor()
    public var roughness = Roughness(scale: 1)
    public var metallic = Metallic(scale: 0)
    public var specular = Specular(scale: 0.5)
    public var clearcoat = Clearcoat(scale: 0)
    public var clearcoatRoughness = ClearcoatRoughness(scale: 0)
    public var emissiveColor = EmissiveColor()
    public var normal = Normal()
    public var ambientOcclusion = AmbientOcclusion()
    public var blending = Blending.opaque
    public var faceCulling = FaceCulling.back
    public var triangleFillMode = TriangleFillMode.fill
    public var opacityThreshold: Float?
    public var readsDepth = true
    public var writesDepth = true
    public var textureCoordinateTransform = TextureCoordinateTransform()
    public var secondaryTextureCoordinateTransform = TextureCoordinateTransform()
    public var custom = Custom()

    /// The programs and the light.
    public private(set) var surfaceShader: SurfaceShader?
    public private(set) var geometryModifier: GeometryModifier?
    public private(set) var lightingModel = LightingModel.lit

    /// Creates a surface with programs.
    public init(
        surfaceShader: SurfaceShader, geometryModifier: GeometryModifier? = nil, lightingModel: LightingModel
    ) throws {
        (self.surfaceShader, self.geometryModifier) = (surfaceShader, geometryModifier)
        self.lightingModel = lightingModel
    }

    /// Creates a surface with programs that starts from the look of another one.
    public init(
        from material: any Material, surfaceShader: SurfaceShader, geometryModifier: GeometryModifier? = nil
    ) throws {
        (self.surfaceShader, self.geometryModifier) = (surfaceShader, geometryModifier)
        take(material)
    }
    public init(from material: any Material, geometryModifier: GeometryModifier) throws {
        self.geometryModifier = geometryModifier
        take(material)
    }

    private mutating func take(_ material: any Material) {
        switch material {
        case let material as CustomMaterial:
            let programs = (surfaceShader, geometryModifier)
            self = material
            if let shader = programs.0 { surfaceShader = shader }
            if let modifier = programs.1 { geometryModifier = modifier }
        case let material as PhysicallyBasedMaterial:
            (baseColor, roughness, metallic) = (material.baseColor, material.roughness, material.metallic)
            (specular, clearcoat) = (material.specular, material.clearcoat)
            (emissiveColor, normal) = (material.emissiveColor, material.normal)
            (clearcoatRoughness, ambientOcclusion) = (material.clearcoatRoughness, material.ambientOcclusion)
            (blending, opacityThreshold) = (material.blending, material.opacityThreshold)
            (faceCulling, triangleFillMode) = (material.faceCulling, material.triangleFillMode)
            (readsDepth, writesDepth) = (material.readsDepth, material.writesDepth)
            textureCoordinateTransform = material.textureCoordinateTransform
            secondaryTextureCoordinateTransform = material.secondaryTextureCoordinateTransform
        case let material as SimpleMaterial:
            baseColor = material.color
            (roughness, metallic) = (Roughness(material.roughness), Metallic(material.metallic))
            (faceCulling, triangleFillMode) = (material.faceCulling, material.triangleFillMode)
        case let material as UnlitMaterial:
            (baseColor, lightingModel) = (material.color, .unlit)
            (blending, opacityThreshold) = (material.blending, material.opacityThreshold)
            (faceCulling, triangleFillMode) = (material.faceCulling, material.triangleFillMode)
            (readsDepth, writesDepth) = (material.readsDepth, material.writesDepth)
            textureCoordinateTransform = material.textureCoordinateTransform
        default: break
        }
    }
}
