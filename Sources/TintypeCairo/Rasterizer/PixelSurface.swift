import CCairo
import Foundation
import TintypeGraphics

extension Canvas {
    /// A surface for a part of the picture, filled row by row: `fill` gets the row's pixels and the picture's row. The caller
    /// destroys it.
    static func surface(
        covering area: PixelRect, fill: (UnsafeMutablePointer<UInt32>, Int) -> Void
    ) -> OpaquePointer? {
        let surface = Canvas.surface(CAIRO_FORMAT_ARGB32, covering: area)
        forEachRow(of: surface, area) { fill($0, $1) }
        return surface
    }

    /// Edits the pixels of a surface that covers `area`, row by row.
    static func forEachRow(
        of surface: OpaquePointer?, _ area: PixelRect, _ body: (UnsafeMutablePointer<UInt32>, Int) -> Void
    ) {
        cairo_surface_flush(surface)
        guard let data = cairo_image_surface_get_data(surface) else { return }
        let stride = Int(cairo_image_surface_get_stride(surface))
        for line in 0..<area.height {
            let row = UnsafeMutableRawPointer(data + line * stride).assumingMemoryBound(to: UInt32.self)
            body(row, area.y + line)
        }
        cairo_surface_mark_dirty(surface)
    }
}
