public import CoreGraphics
public import Foundation
public import Metal
import Synchronization

/// A thing of a file or of memory that entities share.
public protocol Resource: Sendable {}

/// A picture for a surface. None is read; one in hand is known by its size.
public final class TextureResource: Resource, Hashable, Sendable {
    /// The use of a picture.
    public enum Semantic: Hashable, Sendable {
        case raw, scalar, color, hdrColor, normal
    }

    /// The smaller forms of a picture.
    public enum MipmapsMode: Hashable, Sendable {
        case none, allocateAll, allocateAndGenerateAll
    }

    /// The way in which a picture is made smaller in memory.
    public struct Compression: Hashable, Sendable {
        private let name: String
        public static let none = Compression(name: "none")
        public static let `default` = Compression(name: "default")
    }

    /// The choices of a picture.
    public struct CreateOptions: Hashable, Sendable {
        /// The use, the smaller forms, and the way in which it is made smaller in memory.
        public var semantic: Semantic?
        public var mipmapsMode: MipmapsMode
        public var compression: Compression

        /// Creates choices.
        public init(
            semantic: Semantic?, compression: Compression = .default,
            mipmapsMode: MipmapsMode = .allocateAndGenerateAll
        ) { (self.semantic, self.compression, self.mipmapsMode) = (semantic, compression, mipmapsMode) }
    }

    private struct Facts {
        let width: Int
        let height: Int
        let semantic: Semantic?

        init(_ image: CGImage, _ options: CreateOptions) {
            (width, height, semantic) = (image.width, image.height, options.semantic)
        }
    }

    private let facts: Mutex<Facts>

    /// The size in pixels, and the use.
    public var width: Int { facts.withLock { $0.width } }
    public var height: Int { facts.withLock { $0.height } }
    public var semantic: Semantic? { facts.withLock { $0.semantic } }
    public var depth: Int { 1 }
    public var mipmapLevelCount: Int { 1 }
    public var arrayLength: Int { 1 }

    private init(_ image: CGImage, _ options: CreateOptions) {
        facts = Mutex(Facts(image, options))
    }

    public static func == (a: TextureResource, b: TextureResource) -> Bool { a === b }
    public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }

    /// Reads a picture of the bundle or of a file.
    ///
    /// - Throws: `CocoaError.fileReadUnknown`: it is not done.
    public static func load(
        named name: String, in bundle: Bundle? = nil, options: CreateOptions = CreateOptions(semantic: nil)
    ) throws -> TextureResource { throw CocoaError(.fileReadUnknown) }
    public static func load(
        contentsOf url: URL, withName resourceName: String? = nil,
        options: CreateOptions = CreateOptions(semantic: nil)
    ) throws -> TextureResource { throw CocoaError(.fileReadUnknown) }
    public convenience init(
        named name: String, in bundle: Bundle? = nil, options: CreateOptions = CreateOptions(semantic: nil)
    ) async throws { throw CocoaError(.fileReadUnknown) }
    public convenience init(
        contentsOf url: URL, withName resourceName: String? = nil,
        options: CreateOptions = CreateOptions(semantic: nil)
    ) async throws { throw CocoaError(.fileReadUnknown) }

    /// Reads a picture as Combine has it, which is not done: an error.
    public static func loadAsync(
        named name: String, in bundle: Bundle? = nil, options: CreateOptions = CreateOptions(semantic: nil)
    ) -> LoadRequest<TextureResource> { LoadRequest() }
    public static func loadAsync(
        contentsOf url: URL, withName resourceName: String? = nil,
        options: CreateOptions = CreateOptions(semantic: nil)
    ) -> LoadRequest<TextureResource> { LoadRequest() }

    /// Makes one of a picture in hand.
    public static func generate(
        from cgImage: CGImage, withName resourceName: String? = nil, options: CreateOptions
    ) throws -> TextureResource { TextureResource(cgImage, options) }
    // Without a name the one above is meant, also where one may wait: iOS has no other.
    public static func generate(
        from cgImage: CGImage, named resourceName: String?, options: CreateOptions
    ) async throws -> TextureResource { TextureResource(cgImage, options) }
    public convenience init(image cgImage: CGImage, withName resourceName: String? = nil, options: CreateOptions) throws
    { self.init(cgImage, options) }
    public convenience init(
        image cgImage: CGImage, withName resourceName: String? = nil, options: CreateOptions
    ) async throws { self.init(cgImage, options) }

    /// Puts another picture in its place.
    public func replace(withImage cgImage: CGImage, options: CreateOptions) throws {
        let new = Facts(cgImage, options)
        facts.withLock { $0 = new }
    }
    public func replace(using cgImage: CGImage, options: CreateOptions) async throws {
        try replace(withImage: cgImage, options: options)
    }

    /// Draws it into a texture of Metal.
    ///
    /// - Throws: `CocoaError.featureUnsupported`: nothing is drawn.
    public func copy(to texture: any MTLTexture) throws { throw CocoaError(.featureUnsupported) }
}
