public import Foundation
import TintypeImage

/// The scale and opacity of a picture that is drawn by hand. UIKit's class.
open class UIGraphicsImageRendererFormat: UIGraphicsRendererFormat {
    /// Pixels a point, where the picture becomes pixels.
    open var scale: CGFloat = 2
    /// Indicates whether the picture stands on black; otherwise it is transparent.
    open var opaque = false

    public required init() {
        super.init()
    }

    /// The format of a screen with traits, of which the pixels a point count where they are said.
    public convenience init(for traitCollection: UITraitCollection) {
        self.init()
        if traitCollection.displayScale > 0 { scale = traitCollection.displayScale }
    }

    /// The range of colours: everything is drawn in sRGB.
    public enum Range: Int, Sendable {
        case unspecified = -1
        case automatic, extended, standard
    }
    /// The range of colours: standard, whatever is set.
    open var preferredRange = Range.standard
    open var prefersExtendedRange = false
    open var supportsHighDynamicRange: Bool { false }
}

/// Draws pictures by hand. UIKit's class.
///
/// Drawing is kept as steps: in a view the picture is as sharp as the rest, at any scale. ``UIImage/pngData()`` and
/// `cgImage` make pixels of it; where it holds other pictures, which are views, on the main actor alone.
open class UIGraphicsImageRenderer: UIGraphicsRenderer {
    private let imageFormat: UIGraphicsImageRendererFormat

    /// Creates a renderer of pictures with bounds in points.
    public init(bounds: CGRect, format: UIGraphicsImageRendererFormat) {
        imageFormat = format
        super.init(bounds: bounds, format: format)
    }

    public convenience init() { self.init(bounds: .zero) }
    public convenience init(bounds: CGRect) { self.init(bounds: bounds, format: .default()) }
    /// Creates a renderer of pictures of a size in points.
    public convenience init(size: CGSize) { self.init(size: size, format: .default()) }

    public convenience init(size: CGSize, format: UIGraphicsImageRendererFormat) {
        self.init(bounds: CGRect(origin: .zero, size: size), format: format)
    }

    /// The scale and opacity of the pictures.
    open override var format: UIGraphicsImageRendererFormat { imageFormat }
    open override var allowsImageOutput: Bool { true }

    /// The picture that `actions` draws.
    open func image(actions: (UIGraphicsImageRendererContext) -> Void) -> UIImage {
        let board = DrawingBoard(size: bounds.size)
        if format.opaque {
            let whole = Path(CGRect(origin: .zero, size: bounds.size))
            board.add { $0.fill(whole, with: .color(.black)) }
        }
        let origin = bounds.origin
        if origin != .zero { board.add { $0.translateBy(x: -origin.x, y: -origin.y) } }
        let context = UIGraphicsImageRendererContext(board, format)
        DrawingBoard.$scoped.withValue(board) { actions(context) }
        return UIImage(open: board, scale: format.scale)
    }

    /// The bytes of a PNG file of the picture that `actions` draws; empty where it cannot be drawn.
    open func pngData(actions: (UIGraphicsImageRendererContext) -> Void) -> Data {
        image(actions: actions).pngData() ?? Data()
    }

    /// The bytes of a JPEG file: none, for that is not written here.
    open func jpegData(
        withCompressionQuality compressionQuality: CGFloat, actions: (UIGraphicsImageRendererContext) -> Void
    ) -> Data { image(actions: actions).jpegData(compressionQuality: compressionQuality) ?? Data() }
}

extension UIImage {
    /// The picture of a board's steps, which makes pixels where they are asked for.
    convenience init(open board: DrawingBoard, scale: CGFloat) {
        self.init(board, scale: scale) { scale in
            (try? BoardPicture.bitmap(of: board, scale: scale)).map(CGImage.init)
        } png: { scale in
            (try? BoardPicture.png(of: board, scale: scale)).map { Data($0) }
        }
    }
}

/// Makes pixels of what was drawn by hand.
private enum BoardPicture {
    /// nil where the fonts are missing.
    static func bitmap(of board: DrawingBoard, scale: CGFloat) throws -> Bitmap? {
        guard let session = RenderResources.drawingSession(scale: scale) else { return nil }
        let list = DisplayList(
            size: board.size, scale: scale, background: nil, items: board.items(in: session))
        return try RenderResources.bitmap(of: list)
    }

    static func png(of board: DrawingBoard, scale: CGFloat) throws -> [UInt8]? {
        try bitmap(of: board, scale: scale).map { try PNG.encode($0) }
    }
}

/// The canvas of the closure around that draws by hand; nil outside of any.
public func UIGraphicsGetCurrentContext() -> CGContext? { DrawingBoard.current.map(CGContext.init(board:)) }

extension String {
    /// The size that the text takes in points, on one line.
    public func size(withAttributes attributes: [NSAttributedString.Key: Any]? = nil) -> CGSize {
        DrawnText(self, attributes ?? [:]).measures().size
    }
}

extension NSString {
    /// The size that the text takes in points, on one line.
    public func size(withAttributes attributes: [NSAttributedString.Key: Any]? = nil) -> CGSize {
        substring(from: 0).size(withAttributes: attributes)
    }
}

extension NSAttributedString {
    /// The size that the text takes in points, on one line.
    public func size() -> CGSize {
        DrawnText(self).measures().size
    }
}
