public import Foundation

/// A picture. UIKit's class.
open class UIImage: NSObject, NSSecureCoding, _ExpressibleByImageLiteral, @unchecked Sendable {
    private let coreFoundationInfo = _CoreFoundationInfo()
    enum Content {
        case symbol(String)
        case picture(CGImage)
        case asset(AssetName)
        /// Steps that are drawn where the picture is shown.
        case drawing(DrawnImage)
        case none
    }

    /// The parts of a picture.
    struct Parts {
        var content: Content
        /// Pixels a point.
        var scale: CGFloat = 1
        /// The turn with which the pixels are shown.
        var orientation = Orientation.up
        var renderingMode = RenderingMode.automatic
        /// The pictures by turns, and the time of all in seconds.
        var images: [UIImage]?
        var duration: TimeInterval = 0
        /// Lengths in points.
        var capInsets = UIEdgeInsets.zero
        var resizingMode = ResizingMode.tile
        var alignmentRectInsets = UIEdgeInsets.zero
        var baselineOffset: CGFloat?
        /// The size, the strokes and the colours of a symbol, and the colour that takes the place of the picture's own.
        var symbols: SymbolConfiguration?
        var tint: UIColor?
        var encode: (() -> Data?)?
        /// Makes pixels of a drawing.
        var rasterize: (() -> CGImage?)?
    }

    // Set by initializers alone. One that is not public must not be designated: a subclass would inherit none.
    private(set) var parts: Parts
    var content: Content { parts.content }
    /// Pixels a point.
    open var scale: CGFloat { parts.scale }
    /// The words for assistive technologies, which are kept for those who ask.
    open var isAccessibilityElement = false
    open var accessibilityLabel: String?
    open var accessibilityHint: String?
    open var accessibilityValue: String?
    open var accessibilityIdentifier: String?
    open var accessibilityTraits: UIAccessibilityTraits = []

    convenience init(_ parts: Parts) {
        self.init()
        self.parts = parts
    }

    private convenience init(_ content: Content) {
        self.init(Parts(content: content))
    }

    /// A picture of nothing.
    public override init() {
        parts = Parts(content: .none)
        super.init()
    }

    /// The picture of a PNG, JPEG or WebP file's bytes; nil for others.
    ///
    /// - Parameter scale: Pixels a point.
    public init?(data: Data, scale: CGFloat) {
        guard let parts = Parts(data: data, scale: scale) else { return nil }
        self.parts = parts
        super.init()
    }

    public init?(data: Data) {
        guard let parts = Parts(data: data, scale: 1) else { return nil }
        self.parts = parts
        super.init()
    }

    /// The picture of a PNG, JPEG or WebP file; nil where there is none. `@2x` and `@3x` before the ending are pixels a point.
    public init?(contentsOfFile path: String) {
        guard let parts = Parts(contentsOfFile: path) else { return nil }
        self.parts = parts
        super.init()
    }

    /// Creates the picture of a `CGImage`, or of another picture.
    public init(cgImage: CGImage) {
        parts = Parts(content: .picture(cgImage))
        super.init()
    }

    public init(cgImage: CGImage, scale: CGFloat, orientation: Orientation) {
        parts = Parts(content: .picture(cgImage), scale: scale, orientation: orientation)
        super.init()
    }

    /// - Returns: nil where the archive holds no picture.
    public required init?(coder: NSCoder) {
        guard let parts = Parts(coder: coder) else { return nil }
        self.parts = parts
        super.init()
    }

    /// The picture of the app's that is called `name`.
    public required convenience init(imageLiteralResourceName name: String) {
        self.init(asset: name)
    }

    /// The symbol that SF Symbols calls `systemName`.
    public convenience init?(systemName: String) {
        self.init(.symbol(systemName))
    }

    /// The asset of a name. It is looked for where it is drawn: a name that is not there makes a picture, too.
    public convenience init?(named name: String) {
        self.init(asset: name)
    }
    public convenience init?(named name: String, in bundle: Bundle?, compatibleWith traits: UITraitCollection?) {
        self.init(.asset(AssetName(name, in: bundle?.resourcePath)))
    }

    /// The picture that generated code names.
    public convenience init(resource: ImageResource) {
        self.init(.asset(resource.asset))
    }

    convenience init(asset name: String) {
        self.init(.asset(AssetName(name, in: nil)))
    }

    /// - Parameter png: Encodes the picture.
    package convenience init(cgImage: CGImage, scale: CGFloat, png: @escaping () -> Data?) {
        self.init(Parts(content: .picture(cgImage), scale: scale, encode: png))
    }

    /// - Parameters:
    ///   - bitmap: Makes pixels of what was drawn, so many a point.
    ///   - png: Encodes them.
    package convenience init(
        _ board: DrawingBoard, scale: CGFloat, bitmap: @escaping (CGFloat) -> CGImage?,
        png: @escaping (CGFloat) -> Data?
    ) {
        self.init(
            Parts(
                content: .drawing(DrawnImage(size: board.size) { board.draw(on: &$0) }), scale: scale,
                encode: { png(scale) }, rasterize: { bitmap(scale) }))
    }

    /// The drawing of a board.
    convenience init(drawn board: DrawingBoard) {
        self.init(.drawing(DrawnImage(size: board.size) { board.draw(on: &$0) }))
    }

    /// The picture as a `CGImage`; nil where there is none.
    open var cgImage: CGImage? { if case .picture(let image) = content { image } else { parts.rasterize?() } }

    /// In points; of a symbol as it is beside a text of its configuration's size, 17 points without one.
    open var size: CGSize {
        switch content {
        case .symbol(let name): symbolSize(name)
        case .picture(let image):
            imageOrientation.isSideways
                ? CGSize(width: CGFloat(image.height) / scale, height: CGFloat(image.width) / scale)
                : CGSize(width: CGFloat(image.width) / scale, height: CGFloat(image.height) / scale)
        case .asset(let name): MeasuringSession.size(of: Image(asset: name))
        case .drawing(let drawing): drawing.size
        case .none: .zero
        }
    }

    /// The bytes of a PNG file; nil for a picture without pixels, such as a symbol.
    public func pngData() -> Data? {
        parts.encode?() ?? cgImage.flatMap { UIImage.encoded($0, imageOrientation) }
    }

    /// nil: HEIC and JPEG are not written here.
    public func heicData() -> Data? { nil }
    public func jpegData(compressionQuality: CGFloat) -> Data? { nil }

    /// Returns the picture with or without its colours.
    open func withRenderingMode(_ renderingMode: RenderingMode) -> UIImage { with { $0.renderingMode = renderingMode } }
    open var renderingMode: RenderingMode { parts.renderingMode }

    /// The turn with which the pixels are shown.
    open var imageOrientation: Orientation { parts.orientation }

    /// The pictures by turns, and the time of all in seconds. The first of them is drawn.
    open var images: [UIImage]? { parts.images }
    open var duration: TimeInterval { parts.duration }

    /// The picture with other parts.
    func with(_ change: (inout Parts) -> Void) -> UIImage {
        var parts = parts
        change(&parts)
        return UIImage(parts)
    }

    /// A picture in an archive: the name of a symbol or of an asset, else the bytes of a PNG file with the number of pixels a point.
    open class var supportsSecureCoding: Bool { true }
    open func encode(with coder: NSCoder) { encodeParts(with: coder) }

    /// The turn of a picture.
    public enum Orientation: Int, Sendable {
        case up, down, left, right, upMirrored, downMirrored, leftMirrored, rightMirrored

        var isSideways: Bool { [.left, .right, .leftMirrored, .rightMirrored].contains(self) }

        /// The turn in SwiftUI's words.
        var turn: Image.Orientation {
            switch self {
            case .up: .up
            case .down: .down
            case .left: .left
            case .right: .right
            case .upMirrored: .upMirrored
            case .downMirrored: .downMirrored
            case .leftMirrored: .leftMirrored
            case .rightMirrored: .rightMirrored
            }
        }

        /// The turn of the same picture in a mirror.
        var mirrored: Orientation {
            switch self {
            case .up: .upMirrored
            case .down: .downMirrored
            case .left: .rightMirrored
            case .right: .leftMirrored
            case .upMirrored: .up
            case .downMirrored: .down
            case .leftMirrored: .right
            case .rightMirrored: .left
            }
        }
    }

    /// The choice whether a picture keeps its colours.
    public enum RenderingMode: Int, Sendable {
        case automatic, alwaysOriginal, alwaysTemplate
    }
}
