import CCairo
import Foundation
import TintypeGraphics

extension Canvas {
    /// Puts items in the place of what is below, by a rule, as far as other items cover it. Worked out of premultiplied pixels:
    /// cairo's rules of these names reach beyond what is drawn, or know no edges that are covered in part.
    func compose(
        _ items: [DisplayItem], _ rule: Composition, within cover: [DisplayItem], _ transform: CGAffineTransform,
        opacity: Double
    ) {
        guard let area = layerArea(of: cover, transform, margin: (0, 0)),
            let silhouette = layerSurface(CAIRO_FORMAT_ARGB32, covering: area)
        else { return }
        let covered = DrawnLayer(surface: silhouette, area: area)
        guard let surface = layerSurface(CAIRO_FORMAT_ARGB32, covering: area) else { return }
        let source = DrawnLayer(surface: surface, area: area)
        draw(cover, transform, opacity: 1, into: covered.surface)
        draw(items, transform, opacity: opacity, into: source.surface)
        let target = cairo_get_target(context)
        let below = Canvas.surface(CAIRO_FORMAT_ARGB32, covering: area)
        defer { cairo_surface_destroy(below) }
        let copy = cairo_create(below)
        cairo_set_source_surface(copy, target, 0, 0)
        cairo_paint(copy)
        cairo_destroy(copy)
        combine(source, over: below, within: covered, rule)
        cairo_save(context)
        clip(area)
        paint(below, operator: CAIRO_OPERATOR_SOURCE)
        cairo_restore(context)
    }

    private func draw(
        _ items: [DisplayItem], _ transform: CGAffineTransform, opacity: Double, into surface: OpaquePointer?
    ) {
        let canvas = canvas(on: surface, isSeenThrough: true)
        canvas.draw(items, transform, opacity: opacity)
        _ = reported { try canvas.finish() }
    }

    /// Changes the pixels below to what a rule makes of them and of the ones of the source.
    private func combine(
        _ source: borrowing DrawnLayer, over below: OpaquePointer?, within covered: borrowing DrawnLayer,
        _ rule: Composition
    ) {
        let (sourceRows, coverRows) = (PixelRows(of: source.surface), PixelRows(of: covered.surface))
        Canvas.forEachRow(of: below, source.area) { row, y in
            let line = y - source.area.y
            guard let drawn = sourceRows[line], let covers = coverRows[line] else { return }
            for x in 0..<source.area.width {
                let cover = Int(covers[x] >> 24)
                guard cover > 0 else { continue }
                row[x] = rule.word(drawn[x], over: row[x], covering: cover)
            }
        }
    }
}

/// The rows of a surface's pixels, to be read.
private struct PixelRows {
    private let data: UnsafeRawPointer?
    private let stride: Int

    init(of surface: OpaquePointer?) {
        cairo_surface_flush(surface)
        data = UnsafeRawPointer(cairo_image_surface_get_data(surface))
        stride = Int(cairo_image_surface_get_stride(surface))
    }

    subscript(line: Int) -> UnsafePointer<UInt32>? {
        data.map { ($0 + line * stride).assumingMemoryBound(to: UInt32.self) }
    }
}

extension Composition {
    /// One pixel of the result. Both are premultiplied, and the one that is drawn also by how much it covers of the pixel,
    /// 0...255; the rest of it keeps what is below.
    fileprivate func word(_ source: UInt32, over below: UInt32, covering cover: Int) -> UInt32 {
        let (drawn, ground) = (Int(source >> 24), Int(below >> 24))
        // Parts of 255 of the two: of the drawing, and of what is below.
        let (ofSource, ofBelow): (Int, Int) =
            switch self {
            case .clear: (0, 0)
            case .copy: (255, 0)
            case .sourceIn: (ground, 0)
            case .sourceOut: (255 - ground, 0)
            case .destinationIn: (0, drawn)
            case .destinationAtop: (255 - ground, drawn)
            case .xor: (255 - ground, cover - drawn)
            }
        var word: UInt32 = 0
        for shift: UInt32 in [24, 16, 8, 0] {
            let (top, bottom) = (Int(source >> shift & 0xFF), Int(below >> shift & 0xFF))
            let sum = top * ofSource + bottom * (ofBelow + 255 - cover)
            word |= UInt32(min(max((sum + 127) / 255, 0), 255)) << shift
        }
        return word
    }
}
