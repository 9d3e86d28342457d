import Foundation
import TintypeGraphics
import TintypeTree

extension RenderResources {
    /// A session to make pixels or measure texts in, where drawing by hand asks for it; nil where the fonts are missing.
    static func drawingSession(scale: CGFloat) -> Session? {
        (try? standard.get().context(scale: Double(scale))).map(Session.init(context:))
    }
}
