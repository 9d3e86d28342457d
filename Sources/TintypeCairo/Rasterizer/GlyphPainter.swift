import CCairo
import Foundation
import TintypeGraphics

/// Draws glyphs, and keeps the masks and pictures that it has made, and the blurred masks of shadows. Confined: one task uses it at a
/// time.
///
/// Outlines are filled by FreeType, unhinted, at quarters of a pixel: cairo 1.16 would put every glyph on a whole pixel,
/// which spoils the spacing of letters. The masks of a run are put together and drawn as one.
final class GlyphPainter {
    /// The greatest size of all masks before they are dropped, in bytes.
    private static let budget = 16 << 20

    private let fonts: FontSet
    private let library = FreeTypeLibrary()
    private var masks: [GlyphShape: [UInt64: GlyphMask]] = [:]
    private var size = 0
    private var pictures: [UInt64: GlyphPicture?] = [:]

    /// The masks of shadows, from this picture and those before.
    let blurredMasks: BlurredMasks
    /// The counter of things that are drawn; nil where nobody counts.
    let count: DrawCount?

    init(fonts: FontSet, counting count: DrawCount? = nil) {
        self.fonts = fonts
        self.count = count
        blurredMasks = BlurredMasks(counting: count)
    }

    /// Draws a run.
    func draw(_ run: GlyphRun, _ paint: Paint, _ transform: CGAffineTransform, on canvas: Canvas) throws {
        guard run.size > 0, run.size.isFinite, transform.isInvertible, !run.glyphs.isEmpty else { return }
        if run.face == .codePointBoxes {
            let boxes = run.glyphs.map { CodePointBox($0.id).path(at: $0.position, size: run.size) }
            for box in boxes { canvas.fill(box, FillStyle(eoFill: true), with: paint, transform) }
            return
        }
        let face = try library.face(run.face, of: fonts)
        if ccairo_ft_has_colour_bitmaps(face) != 0 {
            try drawPictures(run, face, with: paint, transform, on: canvas)
        } else {
            drawMasks(run, face, with: paint, transform, on: canvas)
        }
    }

    /// A rectangle that holds a run's glyphs, in its points.
    func inkBounds(of run: GlyphRun) throws -> CGRect {
        guard !run.glyphs.isEmpty else { return .null }
        if run.face == .codePointBoxes {
            return run.glyphs.reduce(CGRect.null) { bounds, glyph in
                bounds.union(CodePointBox(glyph.id).path(at: glyph.position, size: run.size).boundingRect)
            }
        }
        let face = try library.face(run.face, of: fonts)
        let box = face.pointee.bbox
        let unit = run.size / CGFloat(max(face.pointee.units_per_EM, 1))
        let growth = fonts.faces[run.face.index].emboldening * run.size / 2
        let hasOutlines = box.xMax > box.xMin
        // A font of bitmaps states no box; its pictures are near the em square.
        let left = hasOutlines ? CGFloat(box.xMin) * unit : -0.5 * run.size
        let right = hasOutlines ? CGFloat(box.xMax) * unit : 2 * run.size
        let top = hasOutlines ? -CGFloat(box.yMax) * unit : -1.5 * run.size
        let bottom = hasOutlines ? -CGFloat(box.yMin) * unit : run.size
        let origins = CGRect(bounding: run.glyphs.lazy.map(\.position))
        return CGRect(
            x: origins.minX + left, y: origins.minY + top, width: origins.width + right - left,
            height: origins.height + bottom - top
        ).insetBy(dx: -growth, dy: -growth)
    }

    private func drawMasks(
        _ run: GlyphRun, _ face: FT_Face, with paint: Paint, _ transform: CGAffineTransform, on canvas: Canvas
    ) {
        let drawn = fonts.faces[run.face.index]
        let shape = GlyphShape(
            face: run.face.index, size: run.size, emboldening: drawn.emboldening, rounding: drawn.rounding, transform)
        var known = masks.removeValue(forKey: shape) ?? [:]
        defer { masks[shape] = known }
        var placed: [(mask: GlyphMask, x: Int, y: Int)] = []
        placed.reserveCapacity(run.glyphs.count)
        for glyph in run.glyphs {
            let place = shape.place(glyph.position.applying(transform))
            let key = UInt64(glyph.id) << 8 | UInt64(place.phase)
            var mask = known[key]
            if mask == nil {
                let made = shape.mask(of: glyph.id, phase: place.phase, face, library)
                size += made.coverage.count + 128
                known[key] = made
                mask = made
            }
            if let mask, mask.width > 0 { placed.append((mask, place.x + mask.left, place.y + mask.top)) }
        }
        drawTogether(placed, paint, transform, on: canvas)
        if size > Self.budget {
            size = 0
            masks = [:]
            known = [:]
        }
    }

    private func drawTogether(
        _ placed: [(mask: GlyphMask, x: Int, y: Int)], _ paint: Paint, _ transform: CGAffineTransform,
        on canvas: Canvas
    ) {
        var all = CGRect.null
        for (mask, x, y) in placed { all = all.union(CGRect(x: x, y: y, width: mask.width, height: mask.height)) }
        let area = PixelRect(enclosing: all).intersection(canvas.clipBounds)
        guard !all.isNull, !area.isEmpty else { return }
        let surface = Canvas.surface(CAIRO_FORMAT_A8, covering: area)
        defer { cairo_surface_destroy(surface) }
        guard let pixels = cairo_image_surface_get_data(surface) else { return }
        let stride = Int(cairo_image_surface_get_stride(surface))
        for (mask, x, y) in placed { mask.add(to: pixels, stride: stride, area: area, x: x, y: y) }
        cairo_surface_mark_dirty(surface)
        canvas.setSource(paint, transform, covering: area.rect)
        cairo_mask_surface(canvas.context, surface, 0, 0)
    }

    private func drawPictures(
        _ run: GlyphRun, _ face: FT_Face, with paint: Paint, _ transform: CGAffineTransform, on canvas: Canvas
    ) throws {
        // A picture has its own colours; of the paint it takes the opacity.
        let opacity: Double = if case .color(let color) = paint { color.alpha } else { 1 }
        for glyph in run.glyphs {
            let key = UInt64(run.face.index) << 32 | UInt64(glyph.id)
            let picture: GlyphPicture?
            if let known = pictures[key] {
                picture = known
            } else {
                picture = GlyphPicture(glyph.id, of: face)
                pictures[key] = .some(picture)
            }
            picture?.draw(at: glyph.position, size: run.size, transform, opacity: opacity, on: canvas)
        }
    }
}
