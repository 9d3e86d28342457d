import CCairo
import Foundation
import TintypeGraphics

extension Canvas {
    /// Draws items into a layer of their own, and that through a transform that is not affine, which cairo knows none of.
    ///
    /// `projection` is of the items' points, `transform` from what it makes of them to the picture's pixels.
    func drawProjected(
        _ items: [DisplayItem], _ projection: ProjectionTransform, _ transform: CGAffineTransform, opacity: Double
    ) {
        let whole = projection.concatenating(ProjectionTransform(transform))
        let ink = reported { try painter.inkBounds(of: items, .identity) } ?? .null
        guard let warp = Warp(whole, ink: ink, clip: clipBounds, budget) else { return }

        let source = Canvas.surface(CAIRO_FORMAT_ARGB32, covering: warp.source)
        defer { cairo_surface_destroy(source) }
        let layer = canvas(on: source, budget: budget.layer(warp.source, finer: warp.oversampling))
        layer.draw(items, CGAffineTransform(scaleX: warp.scale, y: warp.scale))
        _ = reported { try layer.finish() }

        let target = Canvas.surface(CAIRO_FORMAT_ARGB32, covering: warp.target)
        defer { cairo_surface_destroy(target) }
        guard fill(target, from: source, warp) else { return }
        cairo_identity_matrix(context)
        cairo_set_source_surface(context, target, 0, 0)
        cairo_pattern_set_filter(cairo_get_source(context), CAIRO_FILTER_NEAREST)
        cairo_paint_with_alpha(context, opacity)
    }

    /// False where cairo had no memory for a surface, which it then reports when it is drawn on.
    private func fill(_ target: OpaquePointer?, from source: OpaquePointer?, _ warp: Warp) -> Bool {
        guard let pixels = cairo_image_surface_get_data(source), let rows = cairo_image_surface_get_data(target) else {
            _ = reported { throw RenderError("there is not enough memory for a projected layer") }
            return false
        }
        let words = UnsafeMutableRawPointer(pixels).assumingMemoryBound(to: UInt32.self)
        let warped = WarpedPixels(
            pixels: words, pitch: Int(cairo_image_surface_get_stride(source)) / 4, warp: warp)
        let stride = Int(cairo_image_surface_get_stride(target))
        for line in 0..<warp.target.height {
            let row = UnsafeMutableRawPointer(rows + line * stride).assumingMemoryBound(to: UInt32.self)
            warped.fill(row, y: warp.target.y + line)
        }
        cairo_surface_mark_dirty(target)
        return true
    }
}
