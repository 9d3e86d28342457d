import Foundation
import TintypeGraphics
import TintypeTree

extension GraphicsContext {
    /// Draws a line of a text where it stands.
    public func draw(_ line: Text.Layout.Line, options: Text.Layout.DrawingOptions = .init()) {
        draw(line.line.runs.flatMap(\.slices), movedBy: line.offset)
    }

    /// Draws a run of a text where it stands.
    public func draw(_ run: Text.Layout.Run, options: Text.Layout.DrawingOptions = .init()) {
        draw(run.run.slices, movedBy: run.offset)
    }

    /// Draws a part of a run of a text where it stands.
    public func draw(_ slice: Text.Layout.RunSlice, options: Text.Layout.DrawingOptions = .init()) {
        draw(Array(slice.slices), movedBy: slice.run.offset)
    }

    private func draw(_ slices: [RenderedText.Slice], movedBy offset: CGPoint) {
        let items = slices.flatMap(\.items)
        if offset == .zero || items.isEmpty { return draw(items) }
        draw([.group(.transform(CGAffineTransform(translationX: offset.x, y: offset.y)), items)])
    }
}
