import Foundation

extension GraphicsContext {
    /// Draws by hand in the manner of CoreGraphics, with what is set on the context.
    public func withCGContext(content: (CGContext) throws -> Void) rethrows {
        let board = DrawingBoard(size: clipBoundingRect.size)
        try content(CGContext(board: board))
        var own = self
        board.draw(on: &own)
    }
}
