package import Foundation
package import TintypeGraphics
package import TintypeTree

extension RenderResources {
    /// A session to make pixels or measure texts in, where drawing by hand asks for it; nil where the fonts are missing.
    package static func drawingSession(scale: CGFloat) -> Session? {
        guard var context = try? standard.get().context(scale: Double(scale)) else { return nil }
        // There is nobody to tell of an error.
        context.missingGlyphs = .box
        return Session(context: context)
    }

    /// The pixels of what was drawn by hand.
    ///
    /// - Throws: An error of the fonts or of the drawing.
    package static func bitmap(of list: DisplayList) throws -> Bitmap {
        try standard.get().rasterizer.rasterize(list)
    }
}
