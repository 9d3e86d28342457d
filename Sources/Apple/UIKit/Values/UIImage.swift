public import Foundation

/// A picture. UIKit's class.
public final class UIImage: NSObject, @unchecked Sendable {
    private let coreFoundationInfo = _CoreFoundationInfo()
    enum Content {
        case symbol(String)
        case picture(CGImage)
        case asset(AssetName)
        /// Steps that are drawn where the picture is shown.
        case drawing(DrawnImage)
        case none
    }

    let content: Content
    /// Pixels a point.
    public let scale: CGFloat
    private let encode: (() -> Data?)?
    /// Makes pixels of a drawing.
    private let rasterize: (() -> CGImage?)?

    private init(
        _ content: Content, scale: CGFloat = 1, encode: (() -> Data?)? = nil, rasterize: (() -> CGImage?)? = nil
    ) {
        self.content = content
        self.scale = scale
        self.encode = encode
        self.rasterize = rasterize
        super.init()
    }

    /// A picture of nothing.
    public convenience override init() {
        self.init(.none)
    }

    /// The symbol that SF Symbols calls `systemName`.
    public convenience init?(systemName: String) {
        self.init(.symbol(systemName))
    }

    /// The asset of a name. It is looked for where it is drawn: a name that is not there makes a picture, too.
    public convenience init?(
        named name: String, in bundle: Bundle? = nil, compatibleWith traits: UITraitCollection? = nil
    ) {
        self.init(.asset(AssetName(name, in: bundle?.resourcePath)))
    }

    /// The picture that generated code names.
    public convenience init(resource: ImageResource) {
        self.init(.asset(resource.asset))
    }

    convenience init(asset name: String) {
        self.init(.asset(AssetName(name, in: nil)))
    }

    /// Creates the picture of a `CGImage`, or of another picture.
    public convenience init(cgImage: CGImage) {
        self.init(.picture(cgImage))
    }

    public convenience init(cgImage: CGImage, scale: CGFloat, orientation: Orientation) {
        self.init(.picture(cgImage), scale: scale)
    }

    /// - Parameter png: Encodes the picture.
    package convenience init(cgImage: CGImage, scale: CGFloat, png: @escaping () -> Data?) {
        self.init(.picture(cgImage), scale: scale, encode: png)
    }

    /// - Parameters:
    ///   - bitmap: Makes pixels of what was drawn, so many a point.
    ///   - png: Encodes them.
    package convenience init(
        _ board: DrawingBoard, scale: CGFloat, bitmap: @escaping (CGFloat) -> CGImage?,
        png: @escaping (CGFloat) -> Data?
    ) {
        self.init(
            .drawing(DrawnImage(size: board.size) { board.draw(on: &$0) }), scale: scale, encode: { png(scale) },
            rasterize: { bitmap(scale) })
    }

    /// The drawing of a board.
    convenience init(drawn board: DrawingBoard) {
        self.init(.drawing(DrawnImage(size: board.size) { board.draw(on: &$0) }))
    }

    /// The picture as a `CGImage`; nil where there is none.
    public var cgImage: CGImage? { if case .picture(let image) = content { image } else { rasterize?() } }

    /// In points; of a symbol that of its name in the body font's line, since its font is not known here.
    public var size: CGSize {
        switch content {
        case .symbol: CGSize(width: 20, height: 20)
        case .picture(let image):
            CGSize(width: CGFloat(image.width) / scale, height: CGFloat(image.height) / scale)
        case .asset: CGSize(width: 100, height: 100)
        case .drawing(let drawing): drawing.size
        case .none: .zero
        }
    }

    /// The bytes of a PNG file; nil for a picture without pixels, such as a symbol.
    public func pngData() -> Data? { encode?() ?? cgImage.flatMap(UIImage.encoded) }

    /// nil: HEIC and JPEG are not written here.
    public func heicData() -> Data? { nil }
    public func jpegData(compressionQuality: CGFloat) -> Data? { nil }

    /// Returns the picture with or without its colours.
    public func withRenderingMode(_ renderingMode: RenderingMode) -> UIImage { self }

    /// The turn of a picture.
    public enum Orientation: Int, Sendable {
        case up, down, left, right, upMirrored, downMirrored, leftMirrored, rightMirrored
    }

    /// The choice whether a picture keeps its colours.
    public enum RenderingMode: Int, Sendable {
        case automatic, alwaysOriginal, alwaysTemplate
    }
}
