public import Foundation
import TintypeImage

/// The format of what is drawn by hand. UIKit's class.
open class UIGraphicsRendererFormat: NSObject {
    /// Zero: the bounds are those of the renderer.
    open var bounds: CGRect { .zero }

    public required override init() {
        super.init()
    }

    /// The usual format.
    open class func `default`() -> Self { Self() }
    open class func preferred() -> Self { Self() }
}

/// The context in which something is drawn by hand. UIKit's class.
open class UIGraphicsRendererContext: NSObject {
    /// The canvas.
    public let cgContext: CGContext
    let board: DrawingBoard
    private let usedFormat: UIGraphicsRendererFormat

    init(_ board: DrawingBoard, _ format: UIGraphicsRendererFormat) {
        self.board = board
        usedFormat = format
        cgContext = CGContext(board: board)
    }

    /// The format of what is drawn.
    open var format: UIGraphicsRendererFormat { usedFormat }

    /// Fills a rectangle in the colour that is set.
    open func fill(_ rect: CGRect) { board.fill(Path(rect)) }
    open func fill(_ rect: CGRect, blendMode: CGBlendMode) { board.fill(Path(rect), blendMode.mode) }

    /// Strokes a rectangle, a point wide and inside of it, in the colour that is set.
    open func stroke(_ rect: CGRect) {
        board.stroke(Path(rect.insetBy(dx: 0.5, dy: 0.5)), StrokeStyle(lineWidth: 1))
    }
    /// Strokes it over what is below, whatever the rule: strokes have none here.
    open func stroke(_ rect: CGRect, blendMode: CGBlendMode) { stroke(rect) }

    /// Clips later drawing to a rectangle.
    open func clip(to rect: CGRect) { board.clip(Path(rect)) }
}

/// Draws by hand. UIKit's class: its kinds are the renderers of pictures and of PDFs.
open class UIGraphicsRenderer: NSObject {
    /// In points; its origin is the top left corner of what is drawn.
    let bounds: CGRect
    private let usedFormat: UIGraphicsRendererFormat

    /// Creates a renderer with bounds in points.
    public init(bounds: CGRect, format: UIGraphicsRendererFormat) {
        self.bounds = bounds
        usedFormat = format
        super.init()
    }

    public convenience override init() { self.init(bounds: .zero) }
    public convenience init(bounds: CGRect) {
        self.init(bounds: bounds, format: .default())
    }

    /// The format of what is drawn, and the choice whether pictures come of it.
    open var format: UIGraphicsRendererFormat { usedFormat }
    open var allowsImageOutput: Bool { false }
}
