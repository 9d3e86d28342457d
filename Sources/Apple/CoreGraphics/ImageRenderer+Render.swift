public import Foundation

extension ImageRenderer {
    /// Hands `renderer` the size of the view in points, and a function that draws it on a canvas.
    ///
    /// As on Apple's systems the canvas has its origin at the bottom left; the view is drawn at the origin of the canvas's
    /// coordinates, a unit a point. A view that cannot be drawn is not handed on; the throwing functions say why.
    ///
    /// - Parameter rasterizationScale: The display scale that the view sees, in pixels a point.
    public func render(
        rasterizationScale: CGFloat = 1, renderer: (_ size: CGSize, _ drawer: (CGContext) -> Void) -> Void
    ) {
        guard let picture = try? laidOut(scale: rasterizationScale) else { return }
        renderer(picture.list.size) { context in
            context.draw(picture.list)
        }
    }
}
