/// A shape. Its size is known, and its faces are not made.
public final class MeshResource: Sendable {
    /// The box that it takes, in metres.
    public let bounds: BoundingBox
    /// The number of materials that it wants.
    public let expectedMaterialCount = 1

    init(half: SIMD3<Float>) {
        bounds = BoundingBox(min: -half, max: half)
    }

    init(box: BoundingBox) {
        bounds = box
    }

    /// Makes boxes, balls, planes, cylinders and cones of their sizes in metres.
    public static func generateBox(size: Float, cornerRadius: Float = 0) -> MeshResource {
        MeshResource(half: SIMD3(repeating: size / 2))
    }
    public static func generateBox(size: SIMD3<Float>, cornerRadius: Float = 0) -> MeshResource {
        MeshResource(half: size / 2)
    }
    public static func generateBox(
        width: Float, height: Float, depth: Float, cornerRadius: Float = 0, splitFaces: Bool = false
    ) -> MeshResource { MeshResource(half: SIMD3(width, height, depth) / 2) }
    public static func generateSphere(radius: Float) -> MeshResource { MeshResource(half: SIMD3(repeating: radius)) }
    public static func generatePlane(width: Float, height: Float, cornerRadius: Float = 0) -> MeshResource {
        MeshResource(half: SIMD3(width, height, 0) / 2)
    }
    public static func generatePlane(width: Float, depth: Float, cornerRadius: Float = 0) -> MeshResource {
        MeshResource(half: SIMD3(width, 0, depth) / 2)
    }
    public static func generateCylinder(height: Float, radius: Float) -> MeshResource {
        MeshResource(half: SIMD3(radius, height / 2, radius))
    }
    public static func generateCone(height: Float, radius: Float) -> MeshResource {
        MeshResource(half: SIMD3(radius, height / 2, radius))
    }

    /// Makes a text, of which no size is known.
    public static func generateText(
        _ string: String, extrusionDepth: Float = 0.25, font: MeshResource.Font = .systemFont(ofSize: 0.2),
        containerFrame: CGRect = .zero, alignment: CTTextAlignment = .left,
        lineBreakMode: CTLineBreakMode = .byTruncatingTail
    ) -> MeshResource { MeshResource(half: .zero) }

    /// The type of a font.
    public typealias Font = UIFont
}

/// A shape to be touched by.
public final class ShapeResource: Sendable {
    /// The box that it takes, in metres.
    public let bounds: BoundingBox

    init(_ bounds: BoundingBox) {
        self.bounds = bounds
    }

    /// Makes boxes, balls and capsules of their sizes in metres, and the shape of another.
    public static func generateBox(size: SIMD3<Float>) -> ShapeResource {
        ShapeResource(BoundingBox(min: -size / 2, max: size / 2))
    }
    public static func generateBox(width: Float, height: Float, depth: Float) -> ShapeResource {
        generateBox(size: SIMD3(width, height, depth))
    }
    public static func generateSphere(radius: Float) -> ShapeResource {
        generateBox(size: SIMD3(repeating: 2 * radius))
    }
    public static func generateCapsule(height: Float, radius: Float) -> ShapeResource {
        generateBox(size: SIMD3(2 * radius, height, 2 * radius))
    }
    public static func generateConvex(from mesh: MeshResource) -> ShapeResource { ShapeResource(mesh.bounds) }
    public func offsetBy(
        rotation: simd_quatf = simd_quatf(ix: 0, iy: 0, iz: 0, r: 1), translation: SIMD3<Float> = .zero
    )
        -> ShapeResource
    { ShapeResource(bounds.transformed(by: Transform(rotation: rotation, translation: translation).matrix)) }
}

/// A picture for a surface. None is read.
public final class TextureResource: Sendable {
    /// The use of a picture.
    public enum Semantic: Hashable, Sendable {
        case raw, scalar, color, hdrColor, normal
    }

    /// The choices of a picture.
    public struct CreateOptions: Sendable {
        /// The use.
        public var semantic: Semantic?

        /// Creates choices.
        public init(semantic: Semantic?) {
            self.semantic = semantic
        }
    }

    /// The size in pixels.
    public let width: Int
    public let height: Int

    private init(_ image: CGImage) {
        (width, height) = (image.width, image.height)
    }

    /// Reads a picture of the bundle or of a file.
    ///
    /// - Throws: `CocoaError.fileReadUnknown`: it is not done.
    public static func load(named name: String, in bundle: Bundle? = nil) throws -> TextureResource {
        throw CocoaError(.fileReadUnknown)
    }
    public static func load(contentsOf url: URL, withName resourceName: String? = nil) throws -> TextureResource {
        throw CocoaError(.fileReadUnknown)
    }
    public convenience init(named name: String, in bundle: Bundle? = nil) async throws {
        throw CocoaError(.fileReadUnknown)
    }

    /// Makes one of a picture in hand.
    public static func generate(
        from cgImage: CGImage, withName resourceName: String? = nil, options: CreateOptions
    ) throws -> TextureResource { TextureResource(cgImage) }
}

/// The surroundings that shiny things show. None are read.
public final class EnvironmentResource: Sendable {
    private init() {}

    /// Reads surroundings of the bundle.
    ///
    /// - Throws: `CocoaError.fileReadUnknown`: it is not done.
    public static func load(named name: String, in bundle: Bundle? = nil) throws -> EnvironmentResource {
        throw CocoaError(.fileReadUnknown)
    }
    public convenience init(named name: String, in bundle: Bundle? = nil) async throws {
        throw CocoaError(.fileReadUnknown)
    }
}

/// A sound. None is read.
public class AudioResource: @unchecked Sendable {
    init() {}

    /// The ways in which a sound is heard.
    public enum InputMode: Hashable, Sendable {
        case nonSpatial, spatial, ambient
    }
}

/// A sound of a file. None is read.
public final class AudioFileResource: AudioResource, @unchecked Sendable {
    /// Reads a sound of the bundle.
    ///
    /// - Throws: `CocoaError.fileReadUnknown`: it is not done.
    public static func load(
        named name: String, in bundle: Bundle? = nil, inputMode: AudioResource.InputMode = .spatial,
        loadingStrategy: LoadingStrategy = .preload, shouldLoop: Bool = false
    ) throws -> AudioFileResource { throw CocoaError(.fileReadUnknown) }
    public static func load(
        contentsOf url: URL, withName resourceName: String? = nil,
        inputMode: AudioResource.InputMode = .spatial, loadingStrategy: LoadingStrategy = .preload,
        shouldLoop: Bool = false
    ) throws -> AudioFileResource { throw CocoaError(.fileReadUnknown) }

    /// The ways to read a file.
    public enum LoadingStrategy: Hashable, Sendable {
        case preload, stream
    }

    /// Reads a sound of the bundle.
    ///
    /// - Throws: `CocoaError.fileReadUnknown`: it is not done.
    public convenience init(named name: String, in bundle: Bundle? = nil) async throws {
        throw CocoaError(.fileReadUnknown)
    }
}
