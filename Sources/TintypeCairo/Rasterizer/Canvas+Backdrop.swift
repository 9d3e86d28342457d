import CCairo
import Foundation
import TintypeGraphics

extension Canvas {
    /// The picture below `area`, seen through frosted glass, along whose rim it is bent where the glass has one: the rim of
    /// the current path. The caller destroys the surface.
    func surface(
        of paint: BackdropPaint, _ transform: CGAffineTransform, covering area: PixelRect
    ) -> OpaquePointer? {
        // A mask has no colours: the glass covers all that it lies on.
        guard cairo_image_surface_get_format(cairo_get_target(context)) != CAIRO_FORMAT_A8 else {
            return Canvas.surface(covering: area) { row, _ in row.update(repeating: 0xFF00_0000, count: area.width) }
        }
        let blur = LayerBlur(sigma: paint.sigma, transform)
        let blurArea = area.insetBy(-blur.marginX, -blur.marginY)
        guard let (blurred, whole) = blurredLayer(blur, covering: blurArea, draw: { copyBackdrop(to: $0, $1) }) else {
            return nil
        }
        defer { cairo_surface_destroy(blurred) }
        if paint.saturation != 1 { Canvas.change(blurred, whole, by: .saturation(paint.saturation)) }

        let glass = Canvas.surface(CAIRO_FORMAT_ARGB32, covering: area)
        let rim = paint.rim * transform.meanScale
        if rim >= 1 { lens(covering: area, rim: rim).bend(blurred, whole, onto: glass) }
        let layer = cairo_create(glass)
        if rim < 1 {
            cairo_set_source_surface(layer, blurred, 0, 0)
            cairo_paint(layer)
        }
        cairo_set_source_rgba(layer, paint.tint.red, paint.tint.green, paint.tint.blue, paint.tint.alpha)
        cairo_paint(layer)
        if paint.opacity < 1 {
            cairo_set_operator(layer, CAIRO_OPERATOR_DEST_IN)
            cairo_set_source_rgba(layer, 0, 0, 0, max(paint.opacity, 0))
            cairo_paint(layer)
        }
        cairo_destroy(layer)
        return glass
    }

    /// The lens of the current path.
    private func lens(covering area: PixelRect, rim: CGFloat) -> GlassLens {
        let mask = Canvas.surface(CAIRO_FORMAT_A8, covering: area)
        defer { cairo_surface_destroy(mask) }
        let layer = cairo_create(mask)
        let path = cairo_copy_path(context)
        cairo_append_path(layer, path)
        cairo_path_destroy(path)
        cairo_set_fill_rule(layer, cairo_get_fill_rule(context))
        cairo_fill(layer)
        cairo_destroy(layer)
        return GlassLens(mask: mask, covering: area, depth: rim)
    }

    /// Draws what is there so far, that of the canvases below this one first. The picture goes on beyond its edges as it
    /// ends there.
    ///
    /// - Parameter transform: From this canvas's pixels to the target's.
    private func copyBackdrop(to target: Canvas, _ transform: CGAffineTransform) {
        below?.copyBackdrop(to: target, fromBelow.concatenating(transform))
        let own = cairo_get_target(context)
        cairo_surface_flush(own)
        let layer = target.context
        target.setTransform(transform)
        cairo_set_source_surface(layer, own, 0, 0)
        let filter = transform == .identity ? CAIRO_FILTER_NEAREST : CAIRO_FILTER_GOOD
        cairo_pattern_set_filter(cairo_get_source(layer), filter)
        if below == nil { cairo_pattern_set_extend(cairo_get_source(layer), CAIRO_EXTEND_PAD) }
        cairo_paint(layer)
    }
}

extension CGAffineTransform {
    /// The scale of lengths, on the mean of all directions.
    fileprivate var meanScale: CGFloat { abs(a * d - b * c).squareRoot() }
}
