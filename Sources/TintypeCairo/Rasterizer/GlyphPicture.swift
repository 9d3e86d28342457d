import CCairo
import Foundation
import TintypeGraphics

/// A glyph that is a picture in a font of bitmaps, such as an emoji.
final class GlyphPicture {
    private let surface: OpaquePointer?
    private let width: Int
    private let height: Int
    /// The distance from the origin to the picture's top left corner, y down, in its pixels.
    private let left: CGFloat
    private let top: CGFloat
    /// The number of the picture's pixels in an em.
    private let pixelsPerEm: CGFloat

    /// The glyph's largest picture; nil where the font has none.
    init?(_ glyph: UInt32, of face: FT_Face) {
        var strike = 0
        for index in 0..<Int(face.pointee.num_fixed_sizes)
        where face.pointee.available_sizes[index].y_ppem > face.pointee.available_sizes[strike].y_ppem {
            strike = index
        }
        guard FT_Select_Size(face, Int32(strike)) == 0, FT_Load_Glyph(face, glyph, Int32(FT_LOAD_COLOR)) == 0,
            let bitmap = face.pointee.glyph?.pointee.bitmap, let source = bitmap.buffer,
            bitmap.pixel_mode == UInt8(FT_PIXEL_MODE_BGRA.rawValue), bitmap.width > 0, bitmap.rows > 0,
            bitmap.pitch > 0
        else { return nil }
        (width, height) = (Int(bitmap.width), Int(bitmap.rows))
        left = CGFloat(face.pointee.glyph.pointee.bitmap_left)
        top = -CGFloat(face.pointee.glyph.pointee.bitmap_top)
        pixelsPerEm = CGFloat(face.pointee.available_sizes[strike].y_ppem) / 64
        surface = cairo_image_surface_create(CAIRO_FORMAT_ARGB32, Int32(width), Int32(height))
        guard let data = cairo_image_surface_get_data(surface) else { return }
        let stride = Int(cairo_image_surface_get_stride(surface))
        for row in 0..<height {
            (data + row * stride).update(from: source + row * Int(bitmap.pitch), count: 4 * width)
        }
        cairo_surface_mark_dirty(surface)
    }

    deinit {
        cairo_surface_destroy(surface)
    }

    /// Draws the picture for a font of `size` points with the glyph's origin at a point.
    func draw(at origin: CGPoint, size: CGFloat, _ transform: CGAffineTransform, opacity: Double, on canvas: Canvas) {
        let scale = size / pixelsPerEm
        let placed = CGAffineTransform(
            a: scale, b: 0, c: 0, d: scale, tx: origin.x + left * scale, ty: origin.y + top * scale)
        canvas.drawSurface(
            surface, placed.concatenating(transform), width: width, height: height, opacity: opacity)
    }
}
