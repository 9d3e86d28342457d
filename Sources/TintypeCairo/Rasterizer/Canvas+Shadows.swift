import CCairo
import Foundation
import TintypeGraphics

extension Canvas {
    /// Draws items, and below them the shadow that they cast together.
    ///
    /// The outline of items is drawn where its shadow falls, so that nothing has to be moved by parts of pixels. That draws
    /// them twice, and shadows in shadows would double it each time: items that hold such are drawn once, on a layer, whose
    /// outline is moved.
    func drawShadowed(
        _ items: [DisplayItem], _ color: ResolvedColor, sigma: CGFloat, offset: CGSize, _ transform: CGAffineTransform
    ) {
        let moved = transform.translatedBy(x: offset.width, y: offset.height)
        guard color.alpha > 0, transform.isInvertible, moved.isInvertible else { return draw(items, transform) }
        let blur = ShadowBlur(sigma: sigma, transform)
        guard items.nestShadows else {
            let bounds = reported { try painter.inkBounds(of: items, moved) } ?? .null
            drawShadow(blur, color, of: bounds) { $0.draw(items, moved.concatenating($1)) }
            return draw(items, transform)
        }
        let by = transform.vector(offset)
        guard let layer = layer(items, transform, margin: blur.margin(movedBy: by)) else { return }
        drawShadow(blur, color, of: layer.area.rect.offsetBy(dx: by.dx, dy: by.dy)) {
            $0.paint(layer.surface, movedBy: by, $1)
        }
        paint(layer.surface)
    }

    /// Draws a shadow; `draw` draws the outline that casts it, through the transform that it is given, which is of pixels.
    private func drawShadow(
        _ blur: ShadowBlur, _ color: ResolvedColor, of bounds: CGRect, draw: (Canvas, CGAffineTransform) -> Void
    ) {
        let (gaussian, toCopy) = (blur.gaussian, blur.toCopy)
        let clip = clipBounds.intersection(budget.outline(margin: (0, 0)))
        let seen = blur.isWhole ? clip : PixelRect(enclosing: clip.rect.bounds(under: toCopy)).insetBy(-2, -2)
        let ink = blur.isWhole ? bounds : bounds.bounds(under: toCopy)
        let source = PixelRect(enclosing: ink).insetBy(-1, -1).intersection(
            seen.insetBy(-gaussian.marginX, -gaussian.marginY))
        guard !bounds.isNull, !source.isEmpty, !clip.isEmpty else { return }
        let area = source.insetBy(-gaussian.marginX, -gaussian.marginY)

        guard let surface = layerSurface(CAIRO_FORMAT_A8, covering: area) else { return }
        defer { cairo_surface_destroy(surface) }
        let layer = canvas(on: surface, budget: blur.isWhole ? budget : budget.layer(source))
        draw(layer, toCopy)
        _ = reported { try layer.finish() }
        if let pixels = cairo_image_surface_get_data(surface) {
            painter.blurredMasks.blur(
                pixels, width: area.width, height: area.height,
                stride: Int(cairo_image_surface_get_stride(surface)), by: gaussian)
            cairo_surface_mark_dirty(surface)
        }
        cairo_identity_matrix(context)
        setSource(color)
        if blur.isWhole {
            cairo_mask_surface(context, surface, 0, 0)
        } else {
            mask(with: surface, toCopy)
        }
    }

    /// Draws the source through a smaller copy of a mask.
    private func mask(with surface: OpaquePointer?, _ toCopy: CGAffineTransform) {
        let pattern = cairo_pattern_create_for_surface(surface)
        defer { cairo_pattern_destroy(pattern) }
        var matrix = toCopy.cairo
        cairo_pattern_set_matrix(pattern, &matrix)
        cairo_pattern_set_filter(pattern, CAIRO_FILTER_BILINEAR)
        cairo_mask(context, pattern)
    }

    /// Draws a layer elsewhere, and then through a transform of pixels; only whole pixels stay as they are.
    func paint(
        _ surface: OpaquePointer?, movedBy offset: CGVector, _ transform: CGAffineTransform = .identity,
        operator rule: cairo_operator_t = CAIRO_OPERATOR_OVER
    ) {
        setTransform(CGAffineTransform(translationX: offset.dx, y: offset.dy).concatenating(transform))
        cairo_set_source_surface(context, surface, 0, 0)
        cairo_pattern_set_filter(cairo_get_source(context), CAIRO_FILTER_GOOD)
        cairo_set_operator(context, rule)
        cairo_paint(context)
        cairo_set_operator(context, CAIRO_OPERATOR_OVER)
    }
}

extension ShadowBlur {
    /// The distance from what is seen of things whose shadow is seen, in pixels.
    func margin(movedBy offset: CGVector) -> (x: Int, y: Int) {
        func whole(_ value: CGFloat) -> Int { Int(saturating: abs(value).rounded(.up), in: 0...1_000_000) }
        return (marginX + whole(offset.dx), marginY + whole(offset.dy))
    }
}

extension [DisplayItem] {
    /// True where shadows lie in shadows. Two are drawn as one is, so that what is drawn is as exact; more are not, since each
    /// doubles the work.
    var nestShadows: Bool { contains { $0.nestsShadows(2) } }
}

extension DisplayItem {
    /// True where so many shadows lie in one another; asks no further than to the first that do.
    fileprivate func nestsShadows(_ count: Int) -> Bool {
        guard case .group(let effect, let items) = self else { return false }
        let isShadow =
            switch effect {
            case .shadow, .innerShadow: true
            default: false
            }
        let left = isShadow ? count - 1 : count
        if left == 0 { return true }
        if case .mask(let mask, _) = effect, mask.contains(where: { $0.nestsShadows(left) }) { return true }
        return items.contains { $0.nestsShadows(left) }
    }
}
