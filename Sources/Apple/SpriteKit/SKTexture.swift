/// The picture of a sprite.
open class SKTexture: NSObject, @unchecked Sendable {
    private let image: UIImage?
    private let area: CGRect
    /// The way in which it is drawn at another size.
    open var filteringMode = SKTextureFilteringMode.linear

    /// Creates a texture without a picture.
    public override convenience init() { self.init(nil as UIImage?) }
    /// Creates one of a picture in the bundle, of one in hand, and of a part of another, in parts.
    public convenience init(imageNamed name: String) { self.init(UIImage(named: name)) }
    public convenience init(image: UIImage) { self.init(image as UIImage?) }
    public convenience init(cgImage image: CGImage) { self.init(UIImage(cgImage: image)) }
    public convenience init(rect: CGRect, in texture: SKTexture) { self.init(texture.image, rect) }

    init(_ image: UIImage?, _ area: CGRect = CGRect(x: 0, y: 0, width: 1, height: 1)) {
        (self.image, self.area) = (image, area)
    }

    /// Creates one of bytes, with four to a pixel, of noise and of another with a filter: the size alone is known.
    public convenience init(data pixelData: Data, size: CGSize) { self.init(sized: size) }
    public convenience init(data pixelData: Data, size: CGSize, flipped: Bool) { self.init(sized: size) }
    public convenience init(data pixelData: Data, size: CGSize, rowLength: UInt32, alignment: UInt32) {
        self.init(sized: size)
    }
    public convenience init(noiseWithSmoothness smoothness: CGFloat, size: CGSize, grayscale: Bool) {
        self.init(sized: size)
    }
    public convenience init(vectorNoiseWithSmoothness smoothness: CGFloat, size: CGSize) { self.init(sized: size) }

    /// Creates one whose picture is not known.
    convenience init(sized size: CGSize) {
        self.init(nil, CGRect(x: 0, y: 0, width: 1, height: 1))
        known = size
    }

    private var known: CGSize?
    /// The choice of smaller pictures for those who are far away.
    open var usesMipmaps = false

    /// The same picture: neither a filter nor a map of heights is reckoned.
    open func applying(_ filter: CIFilter) -> Self { self }
    open func generatingNormalMap() -> Self { self }
    open func generatingNormalMap(withSmoothness smoothness: CGFloat, contrast: CGFloat) -> Self { self }

    /// The size in points; zero for a picture that is not there.
    open func size() -> CGSize {
        let size = known ?? image?.size ?? .zero
        return CGSize(width: size.width * area.width, height: size.height * area.height)
    }
    open func textureRect() -> CGRect { area }
    open func cgImage() -> CGImage? { image?.cgImage }
    open func preload(completionHandler: @escaping () -> Void) { completionHandler() }
    public func preload() async {}
    public class func preload(_ textures: [SKTexture]) async {}
    open class func preload(_ textures: [SKTexture], withCompletionHandler completionHandler: @escaping () -> Void) {
        completionHandler()
    }
}

/// The way in which a picture is drawn at another size.
public enum SKTextureFilteringMode: Int, Sendable {
    case nearest, linear
}

/// A collection of pictures: those of the bundle, by name.
open class SKTextureAtlas: NSObject, @unchecked Sendable {
    /// The names of the pictures that it was made of: nothing is known of those in the bundle.
    open var textureNames: [String] { pictures.keys.sorted() }

    /// Creates an atlas without textures.
    public override convenience init() { self.init(named: "") }
    /// Creates an atlas of a name.
    public init(named name: String) {}

    /// Creates an atlas of pictures, by their names.
    public convenience init(dictionary properties: [String: Any]) {
        self.init(named: "")
        for (name, picture) in properties {
            if let picture = picture as? UIImage { pictures[name] = SKTexture(image: picture) }
        }
    }

    private var pictures: [String: SKTexture] = [:]

    /// Gives a picture by its name, and makes all ready.
    open func textureNamed(_ name: String) -> SKTexture { pictures[name] ?? SKTexture(imageNamed: name) }
    open func preload(completionHandler: @escaping () -> Void) { completionHandler() }
    public func preload() async {}
    open class func preloadTextureAtlases(
        _ textureAtlases: [SKTextureAtlas], withCompletionHandler completionHandler: @escaping () -> Void
    ) { completionHandler() }
    open class func preloadTextureAtlasesNamed(
        _ atlasNames: [String],
        withCompletionHandler completionHandler: @escaping ((any Error)?, [SKTextureAtlas]) -> Void
    ) { completionHandler(nil, atlasNames.map { SKTextureAtlas(named: $0) }) }
}

/// A picture whose pixels the app changes.
open class SKMutableTexture: SKTexture, @unchecked Sendable {
    private var pixels = Data()

    /// Creates an empty picture of a size in pixels.
    public convenience init(size: CGSize) {
        self.init(sized: size)
        pixels = Data(count: max(Int(size.width), 0) * max(Int(size.height), 0) * 4)
    }
    public convenience init(size: CGSize, pixelFormat format: Int32) { self.init(size: size) }

    /// Gives the closure the bytes, four to a pixel. They are kept, and not drawn.
    open func modifyPixelData(_ block: @escaping (UnsafeMutableRawPointer?, Int) -> Void) {
        pixels.withUnsafeMutableBytes { block($0.baseAddress, $0.count) }
    }
}
