/// The pictures and the values of looks.
public enum MaterialParameters {
    /// A picture, and the way in which it is read.
    public struct Texture: Sendable {
        /// The rule by which a picture is read between and beyond its points.
        public struct Sampler: @unchecked Sendable {
            /// The rule in Metal's words.
            public var descriptor: MTLSamplerDescriptor

            /// Creates a rule.
            public init(_ descriptor: MTLSamplerDescriptor = MTLSamplerDescriptor()) {
                self.descriptor = descriptor
            }

            /// Changes the rule of this picture alone.
            public mutating func modify(_ change: (MTLSamplerDescriptor) -> Void) {
                guard let copy = descriptor.copy() as? MTLSamplerDescriptor else { return }
                change(copy)
                descriptor = copy
            }
        }

        /// The picture and the rule.
        public var resource: TextureResource
        public var sampler = Sampler()

        /// Creates one.
        public init(_ resource: TextureResource) {
            self.resource = resource
        }
        public init(_ resource: TextureResource, sampler: Sampler) {
            (self.resource, self.sampler) = (resource, sampler)
        }
    }

    /// The place of a picture on a surface: parts of the picture, and an angle in radians.
    public struct TextureCoordinateTransform: Hashable, Sendable {
        /// The shift, the sizes and the turn.
        public var offset: SIMD2<Float>
        public var scale: SIMD2<Float>
        public var rotation: Float

        /// Creates a place.
        public init(offset: SIMD2<Float> = .zero, scale: SIMD2<Float> = .one, rotation: Float = 0) {
            (self.offset, self.scale, self.rotation) = (offset, scale, rotation)
        }
    }

    /// The side of faces that is not seen.
    public enum FaceCulling: Hashable, Sendable {
        case none, front, back
    }

    /// The parts of faces that are drawn.
    public enum TriangleFillMode: Hashable, Sendable {
        case fill, lines
    }

    /// A value of a program's.
    public enum Value: @unchecked Sendable {
        case textureResource(TextureResource)
        case texture(Texture)
        case float(Float)
        case simd2Float(SIMD2<Float>)
        case simd3Float(SIMD3<Float>)
        case simd4Float(SIMD4<Float>)
        case float2x2(float2x2)
        case float3x3(float3x3)
        case float4x4(float4x4)
        case color(CGColor)
        case bool(Bool)
        case int(Int32)

        /// The value of a colour.
        public static func color(_ color: UIColor) -> Value { .color(color.cgColor) }
    }

    /// The name of a value, which is looked up once.
    public struct Handle: Hashable, Sendable {
        let name: String
    }
}

/// The types that looks share, by the name of their own.
public typealias MaterialParameterTypes = MaterialParameters
