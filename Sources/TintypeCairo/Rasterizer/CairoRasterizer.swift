import CCairo
import Foundation
package import TintypeGraphics

/// Draws display lists with cairo. May be called on any thread, and on several at once.
package struct CairoRasterizer: Rasterizer {
    /// The longest side that cairo draws, in pixels.
    package static let longestSide = 32_767
    /// The most pixels: a gigabyte of them.
    package static let mostPixels = 1 << 28

    private let painters: GlyphPainterPool

    /// - Parameter count: The counter of what is drawn.
    package init(fonts: FontSet, counting count: DrawCount? = nil) {
        painters = GlyphPainterPool(fonts: fonts, counting: count)
    }

    package func rasterize(_ list: DisplayList, limits: Limits) throws -> Bitmap {
        let (width, height) = try pixelSize(of: list)
        let bytes = try painters.withPainter { painter in
            try [UInt8](unsafeUninitializedCapacity: 4 * width * height) { buffer, count in
                try draw(list, into: buffer, LayerBudget(width: width, height: height, limits: limits), painter)
                count = 4 * width * height
            }
        }
        return Bitmap(width: width, height: height, bytes: bytes)
    }

    private func pixelSize(of list: DisplayList) throws -> (Int, Int) {
        let hint = "give the canvas a size, or a smaller scale"
        let (width, height) = (list.size.width * list.scale, list.size.height * list.scale)
        guard width.isFinite, height.isFinite else { throw RenderError("the picture has no finite size", hint: hint) }
        guard width > 0, height > 0 else { throw RenderError("the picture has no size", hint: hint) }
        let longest = CGFloat(Self.longestSide)
        guard width <= longest, height <= longest, list.pixelWidth * list.pixelHeight <= Self.mostPixels else {
            throw RenderError(
                "a picture of \(Int(min(width, 1e15))) by \(Int(min(height, 1e15))) pixels is too large", hint: hint)
        }
        return (list.pixelWidth, list.pixelHeight)
    }

    private func draw(
        _ list: DisplayList, into buffer: UnsafeMutableBufferPointer<UInt8>, _ budget: LayerBudget,
        _ painter: GlyphPainter
    ) throws {
        let (width, height) = (list.pixelWidth, list.pixelHeight)
        guard let start = buffer.baseAddress else { preconditionFailure("a picture has pixels") }
        // Cairo clears nothing by itself; a background replaces what is there.
        if list.background == nil { start.update(repeating: 0, count: 4 * width * height) }
        let stride = Int32(4 * width)
        let surface = cairo_image_surface_create_for_data(
            start, CAIRO_FORMAT_ARGB32, Int32(width), Int32(height), stride)
        defer { cairo_surface_destroy(surface) }
        let canvas = Canvas(surface: surface, painter: painter, budget: budget)
        if let background = list.background { canvas.replaceAll(with: background) }
        canvas.draw(list.items, CGAffineTransform(scaleX: list.scale, y: list.scale))
        try canvas.finish()
        PixelConversion.makeStraight(UnsafeMutableRawPointer(start), count: width * height)
    }
}
