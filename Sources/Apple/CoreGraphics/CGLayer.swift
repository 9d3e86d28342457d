public import Foundation

/// A drawing that is drawn again. CoreGraphics' class.
public final class CGLayer: @unchecked Sendable {
    /// The canvas of the drawing, and its size in points.
    public let context: CGContext?
    public let size: CGSize

    /// Creates an empty drawing for a canvas.
    public init?(_ context: CGContext, size: CGSize, auxiliaryInfo: CFDictionary?) {
        guard size.width > 0, size.height > 0 else { return nil }
        self.size = size
        self.context = CGContext(board: DrawingBoard(size: size))
    }
}

extension CGContext {
    /// Draws a drawing at a point, or into a rectangle.
    public func draw(_ layer: CGLayer, at point: CGPoint) { draw(layer, in: CGRect(origin: point, size: layer.size)) }
    public func draw(_ layer: CGLayer, in rect: CGRect) {
        guard let board = layer.context?.board else { return }
        let scale = CGSize(width: rect.width / layer.size.width, height: rect.height / layer.size.height)
        self.board.add { context in
            var own = context
            own.translateBy(x: rect.minX, y: rect.minY)
            own.scaleBy(x: scale.width, y: scale.height)
            board.draw(on: &own)
        }
    }
}
