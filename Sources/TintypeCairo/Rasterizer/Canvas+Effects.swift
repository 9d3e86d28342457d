import CCairo
import Foundation
import TintypeGraphics

extension Canvas {
    /// Draws items into a layer of their own, and that with the given opacity.
    func drawLayer(_ items: [DisplayItem], _ transform: CGAffineTransform, opacity: Double) {
        guard let layer = layer(items, transform) else { return }
        paint(layer.surface, opacity: opacity)
    }

    /// A transparent surface for a part of the picture, with the picture's coordinates.
    static func surface(_ format: cairo_format_t, covering area: PixelRect) -> OpaquePointer? {
        let surface = cairo_image_surface_create(format, Int32(area.width), Int32(area.height))
        cairo_surface_set_device_offset(surface, Double(-area.x), Double(-area.y))
        return surface
    }

    /// Draws a bitmap into a rectangle: each pixel as it is where they meet the picture's, else smoothed.
    func drawImage(_ bitmap: Bitmap, in rect: CGRect, _ transform: CGAffineTransform, opacity: Double) {
        let rect = rect.standardized
        guard bitmap.width > 0, bitmap.height > 0, rect.width > 0, rect.height > 0, opacity > 0 else { return }
        guard max(bitmap.width, bitmap.height) <= CairoRasterizer.longestSide else {
            _ = reported { throw RenderError("an image of \(bitmap.width) by \(bitmap.height) pixels is too large") }
            return
        }
        var pixels = PixelConversion.premultiplied(bitmap.bytes)
        let placed = CGAffineTransform(
            a: rect.width / CGFloat(bitmap.width), b: 0, c: 0, d: rect.height / CGFloat(bitmap.height),
            tx: rect.minX, ty: rect.minY
        ).concatenating(transform)
        pixels.withUnsafeMutableBytes { buffer in
            let surface = cairo_image_surface_create_for_data(
                buffer.baseAddress?.assumingMemoryBound(to: UInt8.self), CAIRO_FORMAT_ARGB32, Int32(bitmap.width),
                Int32(bitmap.height), Int32(4 * bitmap.width))
            drawSurface(surface, placed, width: bitmap.width, height: bitmap.height, opacity: opacity)
            cairo_surface_finish(surface)
            cairo_surface_destroy(surface)
        }
    }

    /// Draws a surface of whole pixels under a transform; its edges are antialiased, not faded.
    func drawSurface(
        _ surface: OpaquePointer?, _ transform: CGAffineTransform, width: Int, height: Int, opacity: Double
    ) {
        guard transform.isInvertible else { return }
        cairo_save(context)
        defer { cairo_restore(context) }
        setTransform(transform)
        let isWhole =
            transform.a == 1 && transform.d == 1 && transform.b == 0 && transform.c == 0
            && transform.tx == transform.tx.rounded() && transform.ty == transform.ty.rounded()
        cairo_set_source_surface(context, surface, 0, 0)
        cairo_pattern_set_filter(cairo_get_source(context), isWhole ? CAIRO_FILTER_NEAREST : CAIRO_FILTER_GOOD)
        cairo_pattern_set_extend(cairo_get_source(context), CAIRO_EXTEND_PAD)
        cairo_new_path(context)
        cairo_rectangle(context, 0, 0, Double(width), Double(height))
        cairo_clip(context)
        cairo_paint_with_alpha(context, opacity)
    }
}
