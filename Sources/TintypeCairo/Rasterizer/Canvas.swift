import CCairo
import Foundation
import TintypeGraphics

/// A cairo context on a surface, which display items are drawn on. Coordinates of the surface are those of the picture.
///
/// Every item comes with the transform from its points to the picture's pixels; cairo's own transform is set for each.
final class Canvas {
    let context: OpaquePointer
    let painter: GlyphPainter
    /// The canvas that this one will be drawn on, which shows through materials.
    let below: Canvas?
    /// The transform from the pixels of the canvas below to those of this one.
    let fromBelow: CGAffineTransform
    /// The budget of the layers on this canvas.
    let budget: LayerBudget
    private var problem: (any Error)?

    /// - Parameters:
    ///   - budget: That of the canvas that this one will be drawn on, as a rule.
    init(
        surface: OpaquePointer?, painter: GlyphPainter, below: Canvas? = nil,
        fromBelow: CGAffineTransform = .identity, budget: LayerBudget
    ) {
        guard let context = cairo_create(surface) else { preconditionFailure("cairo always answers a context") }
        self.context = context
        self.painter = painter
        self.below = below
        self.fromBelow = fromBelow
        self.budget = budget
    }

    /// A canvas for a layer that will be drawn on this one.
    func canvas(
        on surface: OpaquePointer?, isSeenThrough: Bool = false, budget: LayerBudget? = nil
    ) -> Canvas {
        Canvas(surface: surface, painter: painter, below: isSeenThrough ? self : nil, budget: budget ?? self.budget)
    }

    deinit {
        cairo_destroy(context)
    }

    /// Ends the drawing.
    ///
    /// - Throws: ``RenderError`` for what went wrong on the way.
    func finish() throws {
        if let lost = problem as? FontSetError { throw RenderError(lost.description, hint: lost.hint) }
        if let problem { throw problem }
        let status = cairo_status(context)
        guard status == CAIRO_STATUS_SUCCESS else {
            throw RenderError("cairo cannot draw the picture: \(String(cString: cairo_status_to_string(status)))")
        }
        cairo_surface_flush(cairo_get_target(context))
    }

    /// Puts a colour in the place of all that is there.
    func replaceAll(with color: ResolvedColor) {
        setSource(color)
        cairo_set_operator(context, CAIRO_OPERATOR_SOURCE)
        cairo_paint(context)
        cairo_set_operator(context, CAIRO_OPERATOR_OVER)
    }

    /// Draws items as one picture of the given opacity.
    func draw(_ items: [DisplayItem], _ transform: CGAffineTransform, opacity: Double = 1) {
        guard opacity > 0, transform.isInvertible else { return }
        if opacity >= 1 || items.count == 1 {
            for item in items { draw(item, transform, opacity: min(opacity, 1)) }
        } else {
            drawLayer(items, transform, opacity: opacity)
        }
    }

    private func draw(_ item: DisplayItem, _ transform: CGAffineTransform, opacity: Double) {
        painter.count?.add(item)
        guard reported({ try budget.time.check(before: item) }) != nil else { return }
        switch item {
        case .fill(let path, let style, let paint): fill(path, style, with: paint.opacity(opacity), transform)
        case .stroke(let path, let style, let paint): stroke(path, style, with: paint.opacity(opacity), transform)
        case .glyphs(let run, let paint): drawGlyphs(run, paint.opacity(opacity), transform)
        case .image(let bitmap, let rect): drawImage(bitmap, in: rect, transform, opacity: opacity)
        case .group(let effect, let items): draw(items, effect, transform, opacity: opacity)
        }
    }

    private func draw(
        _ items: [DisplayItem], _ effect: DisplayEffect, _ transform: CGAffineTransform, opacity: Double
    ) {
        switch effect {
        case .opacity(let factor): draw(items, transform, opacity: opacity * min(max(factor, 0), 1))
        case .transform(let inner): draw(items, inner.concatenating(transform), opacity: opacity)
        case .projection(let projection): drawProjected(items, projection, transform, opacity: opacity)
        case .clip(let path, let style):
            cairo_save(context)
            clip(path, style, transform)
            draw(items, transform, opacity: opacity)
            cairo_restore(context)
        case .shadow(let color, let sigma, let offset):
            // A shadow and what casts it overlap, so they fade together.
            if opacity < 1 {
                drawLayer([.group(effect, items)], transform, opacity: opacity)
            } else {
                drawShadowed(items, color, sigma: sigma, offset: offset, transform)
            }
        case .isolated: drawLayer(items, transform, opacity: opacity)
        default: drawFiltered(items, effect, transform, opacity: opacity)
        }
    }

    /// Draws items whose picture is changed as a whole.
    private func drawFiltered(
        _ items: [DisplayItem], _ effect: DisplayEffect, _ transform: CGAffineTransform, opacity: Double
    ) {
        switch effect {
        case .innerShadow(let color, let sigma, let offset):
            drawInnerShadow(of: items, color, sigma: sigma, offset: offset, transform, opacity: opacity)
        case .blur(let sigma, let isOpaque):
            drawBlurred(items, sigma: sigma, isOpaque: isOpaque, transform, opacity: opacity)
        case .blend(let mode): drawBlended(items, mode, transform, opacity: opacity)
        case .compose(let rule, let cover): compose(items, rule, within: cover, transform, opacity: opacity)
        case .colors(let matrix): drawChanged(items, by: matrix, transform, opacity: opacity)
        case .alphaThreshold(let least, let most, let color):
            drawThreshold(items, alpha: (least, most), color, transform, opacity: opacity)
        case .mask(let mask, let isInverse):
            drawMasked(items, by: mask, isInverse: isInverse, transform, opacity: opacity)
        case .opacity, .transform, .projection, .clip, .shadow, .isolated:
            preconditionFailure("the effect is drawn without a changed picture")
        }
    }

    private func drawGlyphs(_ run: GlyphRun, _ paint: Paint, _ transform: CGAffineTransform) {
        guard !paint.isClear else { return }
        _ = reported { try painter.draw(run, paint, transform, on: self) }
    }

    /// The result of `body`; an error is kept for ``finish()``, and the drawing goes on.
    func reported<Result>(_ body: () throws -> Result) -> Result? {
        do {
            return try body()
        } catch {
            problem = problem ?? error
            return nil
        }
    }

    /// The area that can still be drawn on, in whole pixels.
    var clipBounds: PixelRect {
        cairo_identity_matrix(context)
        var (x0, y0, x1, y1) = (0.0, 0.0, 0.0, 0.0)
        cairo_clip_extents(context, &x0, &y0, &x1, &y1)
        return PixelRect(enclosing: CGRect(x: x0, y: y0, width: x1 - x0, height: y1 - y0))
    }

    func setTransform(_ transform: CGAffineTransform) {
        var matrix = transform.cairo
        cairo_set_matrix(context, &matrix)
    }

    func setSource(_ color: ResolvedColor) {
        cairo_set_source_rgba(context, color.red, color.green, color.blue, color.alpha)
    }
}

extension CGAffineTransform {
    var cairo: cairo_matrix_t { cairo_matrix_t(xx: a, yx: b, xy: c, yy: d, x0: tx, y0: ty) }

    /// Indicates whether the plane stays a plane, and every number is finite.
    var isInvertible: Bool {
        let determinant = a * d - b * c
        return determinant != 0 && determinant.isFinite && tx.isFinite && ty.isFinite
    }
}
