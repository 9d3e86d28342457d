import CCairo
import Foundation
import TintypeGraphics

extension Canvas {
    /// The widest line, in pixels: cairo's pens have more corners the wider they are.
    private static let widestLine: CGFloat = 4_000_000

    /// Fills a path.
    func fill(_ path: Path, _ style: FillStyle, with paint: Paint, _ transform: CGAffineTransform) {
        if case .stroked(let line, let stroke) = path.storage {
            return self.stroke(line, stroke, with: paint, transform, isAntialiased: style.isAntialiased)
        }
        guard !paint.isClear, trace(path, transform) else { return }
        cairo_set_fill_rule(context, style.isEOFilled ? CAIRO_FILL_RULE_EVEN_ODD : CAIRO_FILL_RULE_WINDING)
        setAntialiasing(style.isAntialiased)
        setSource(paint, transform, covering: path.boundingRect.bounds(under: transform))
        cairo_fill(context)
    }

    /// Strokes a path; the line's width goes through the transform as its points do.
    func stroke(
        _ path: Path, _ style: StrokeStyle, with paint: Paint, _ transform: CGAffineTransform,
        isAntialiased: Bool = true
    ) {
        guard style.lineWidth > 0, style.lineWidth.isFinite, !paint.isClear, trace(path, transform) else { return }
        setAntialiasing(isAntialiased)
        setSource(paint, transform, covering: style.inkBounds(of: path).bounds(under: transform))
        setTransform(transform)
        cairo_set_line_width(context, min(style.lineWidth, Self.widestLine / transform.greatestStretch))
        cairo_set_miter_limit(context, style.miterLimit)
        cairo_set_line_cap(context, style.lineCap.cairo)
        cairo_set_line_join(context, style.lineJoin.cairo)
        let dashes = style.hasDashes && !style.hasTooManyDashes(along: path) ? style.dash.map { Double($0) } : []
        cairo_set_dash(context, dashes, Int32(dashes.count), style.dashPhase.isFinite ? style.dashPhase : 0)
        cairo_stroke(context)
    }

    /// Narrows what is drawn on to a path, until cairo's state is restored.
    func clip(_ path: Path, _ style: FillStyle, _ transform: CGAffineTransform) {
        cairo_set_fill_rule(context, style.isEOFilled ? CAIRO_FILL_RULE_EVEN_ODD : CAIRO_FILL_RULE_WINDING)
        setAntialiasing(style.isAntialiased)
        // What cannot be traced has no inside.
        if !trace(path, transform) { cairo_new_path(context) }
        cairo_clip(context)
    }

    /// Narrows what is drawn on to whole pixels, until cairo's state is restored.
    func clip(_ rect: PixelRect) {
        cairo_identity_matrix(context)
        cairo_new_path(context)
        cairo_rectangle(context, Double(rect.x), Double(rect.y), Double(rect.width), Double(rect.height))
        cairo_clip(context)
    }

    private func setAntialiasing(_ isOn: Bool) {
        cairo_set_antialias(context, isOn ? CAIRO_ANTIALIAS_DEFAULT : CAIRO_ANTIALIAS_NONE)
    }

    /// Makes `path` cairo's current one, in pixels; false where there is nothing to draw.
    private func trace(_ path: Path, _ transform: CGAffineTransform) -> Bool {
        cairo_identity_matrix(context)
        cairo_new_path(context)
        var pen = PathPen(context: context, transform: transform)
        for element in path.elements { pen.add(element) }
        return pen.isSound
    }
}

extension CGLineCap {
    fileprivate var cairo: cairo_line_cap_t {
        switch self {
        case .butt: CAIRO_LINE_CAP_BUTT
        case .round: CAIRO_LINE_CAP_ROUND
        case .square: CAIRO_LINE_CAP_SQUARE
        }
    }
}

extension CGLineJoin {
    fileprivate var cairo: cairo_line_join_t {
        switch self {
        case .miter: CAIRO_LINE_JOIN_MITER
        case .round: CAIRO_LINE_JOIN_ROUND
        case .bevel: CAIRO_LINE_JOIN_BEVEL
        }
    }
}
