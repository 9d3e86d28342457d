public import Foundation
import TintypeImage

/// The context in which a picture is drawn by hand. UIKit's class.
public final class UIGraphicsImageRendererContext {
    /// The context, and the format of the picture.
    public let cgContext: CGContext
    public let format: UIGraphicsImageRendererFormat
    private let board: DrawingBoard

    init(_ board: DrawingBoard, _ format: UIGraphicsImageRendererFormat) {
        self.board = board
        self.format = format
        cgContext = CGContext(board: board)
    }

    /// Fills a rectangle in the colour that is set.
    public func fill(_ rect: CGRect) { board.fill(Path(rect)) }

    public func fill(_ rect: CGRect, blendMode: CGBlendMode) { board.fill(Path(rect), blendMode.mode) }

    /// Strokes a rectangle, a point wide and inside of it, in the colour that is set.
    public func stroke(_ rect: CGRect) {
        board.stroke(Path(rect.insetBy(dx: 0.5, dy: 0.5)), StrokeStyle(lineWidth: 1))
    }

    public func stroke(_ rect: CGRect, blendMode: CGBlendMode) { stroke(rect) }

    /// The picture as drawn so far.
    public var currentImage: UIImage { UIImage(open: board, scale: format.scale) }

    /// Clips later drawing to a rectangle.
    public func clip(to rect: CGRect) { board.clip(Path(rect)) }
}
