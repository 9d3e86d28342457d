import CCairo
import TintypeGraphics

/// The coverage of each pixel by a glyph, near its origin.
struct GlyphMask {
    /// The distance of the mask's corner from the pixel that the glyph's origin stands on; y down.
    private(set) var left = 0
    private(set) var top = 0
    private(set) var width = 0
    private(set) var height = 0
    private(set) var coverage: [UInt8] = []

    /// Nothing.
    init() {}

    /// Fills an outline that is in 1/64 pixels, y up. Exact area coverage; nothing for what no picture could hold.
    init(_ outline: UnsafeMutablePointer<FT_Outline>, _ library: FreeTypeLibrary) {
        var box = FT_BBox()
        FT_Outline_Get_CBox(outline, &box)
        let (x0, y0) = (Int(box.xMin) >> 6, Int(box.yMin) >> 6)
        let (x1, y1) = ((Int(box.xMax) + 63) >> 6, (Int(box.yMax) + 63) >> 6)
        guard x1 > x0, y1 > y0, x1 - x0 <= 16_384, y1 - y0 <= 16_384 else { return }
        FT_Outline_Translate(outline, FT_Pos(-x0 * 64), FT_Pos(-y0 * 64))
        var bytes = [UInt8](repeating: 0, count: (x1 - x0) * (y1 - y0))
        let status = bytes.withUnsafeMutableBufferPointer { buffer in
            var bitmap = FT_Bitmap()
            bitmap.rows = UInt32(y1 - y0)
            bitmap.width = UInt32(x1 - x0)
            bitmap.pitch = Int32(x1 - x0)
            bitmap.buffer = buffer.baseAddress
            bitmap.num_grays = 256
            bitmap.pixel_mode = UInt8(FT_PIXEL_MODE_GRAY.rawValue)
            return FT_Outline_Get_Bitmap(library.library, outline, &bitmap)
        }
        guard status == 0 else { return }
        (left, top, width, height, coverage) = (x0, -y1, x1 - x0, y1 - y0, bytes)
    }

    /// The mask with another of the same glyph; where both are, up to all.
    func joined(with other: GlyphMask) -> GlyphMask {
        guard width > 0 else { return other }
        guard other.width > 0 else { return self }
        let area = PixelRect(
            x: min(left, other.left), y: min(top, other.top),
            width: max(left + width, other.left + other.width) - min(left, other.left),
            height: max(top + height, other.top + other.height) - min(top, other.top))
        var bytes = [UInt8](repeating: 0, count: area.width * area.height)
        bytes.withUnsafeMutableBufferPointer { buffer in
            guard let pixels = buffer.baseAddress else { return }
            for mask in [self, other] {
                mask.add(to: pixels, stride: area.width, area: area, x: mask.left, y: mask.top)
            }
        }
        var joined = GlyphMask()
        (joined.left, joined.top, joined.width, joined.height) = (area.x, area.y, area.width, area.height)
        joined.coverage = bytes
        return joined
    }

    /// Adds the mask to one of a whole run, its corner at (x, y) of the picture; where glyphs overlap, up to all.
    func add(to pixels: UnsafeMutablePointer<UInt8>, stride: Int, area: PixelRect, x: Int, y: Int) {
        let seen = PixelRect(x: x, y: y, width: width, height: height).intersection(area)
        guard !seen.isEmpty else { return }
        coverage.withUnsafeBufferPointer { coverage in
            for row in seen.y..<seen.maxY {
                let from = (row - y) * width + (seen.x - x)
                let to = pixels + (row - area.y) * stride + (seen.x - area.x)
                for column in 0..<seen.width {
                    let sum = UInt16(to[column]) + UInt16(coverage[from + column])
                    to[column] = UInt8(min(sum, 255))
                }
            }
        }
    }
}
