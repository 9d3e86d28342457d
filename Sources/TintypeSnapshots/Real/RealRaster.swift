import Foundation
import TintypeGraphics

/// The colours of a picture on white, for comparisons that bear with other rasterizers.
struct RealRaster {
    let width: Int
    let height: Int
    /// Red, green and blue of each pixel.
    private(set) var values: [UInt8]

    init(_ bitmap: Bitmap) {
        (width, height) = (bitmap.width, bitmap.height)
        var values = [UInt8](repeating: 255, count: 3 * width * height)
        for pixel in 0..<width * height {
            let alpha = Int(bitmap.bytes[4 * pixel + 3])
            for channel in 0..<3 {
                let color = Int(bitmap.bytes[4 * pixel + channel])
                values[3 * pixel + channel] = UInt8((color * alpha + 255 * (255 - alpha)) / 255)
            }
        }
        self.values = values
    }

    private init(width: Int, height: Int, values: [UInt8]) {
        (self.width, self.height, self.values) = (width, height, values)
    }

    /// The picture in another size: each pixel is the mean of those that it covers.
    func resized(width: Int, height: Int) -> RealRaster {
        guard width != self.width || height != self.height, width > 0, height > 0 else { return self }
        var resized = [UInt8](repeating: 0, count: 3 * width * height)
        func span(_ index: Int, _ count: Int, _ whole: Int) -> Range<Int> {
            let start = index * whole / count
            return start..<max((index + 1) * whole / count, start + 1)
        }
        for y in 0..<height {
            let rows = span(y, height, self.height)
            for x in 0..<width {
                let columns = span(x, width, self.width)
                for channel in 0..<3 {
                    var sum = 0
                    for row in rows { for column in columns { sum += value(column, row, channel) } }
                    resized[3 * (y * width + x) + channel] = UInt8(sum / (rows.count * columns.count))
                }
            }
        }
        return RealRaster(width: width, height: height, values: resized)
    }

    private func value(_ x: Int, _ y: Int, _ channel: Int) -> Int { Int(values[3 * (y * width + x) + channel]) }

    /// The greatest difference of the channels of a pixel and that of another picture, which lies `dx` and `dy` pixels farther.
    func difference(_ other: RealRaster, _ x: Int, _ y: Int, dx: Int, dy: Int) -> Int {
        let (u, v) = (x + dx, y + dy)
        guard u >= 0, v >= 0, u < other.width, v < other.height else { return 0 }
        var most = 0
        for channel in 0..<3 { most = max(most, abs(value(x, y, channel) - other.value(u, v, channel))) }
        return most
    }

    /// The mean difference from another picture in a part of this one, looking at every `step`th pixel of both axes.
    func difference(_ other: RealRaster, in area: PixelArea, dx: Int, dy: Int, step: Int) -> Double {
        var (sum, count) = (0, 0)
        for y in stride(from: area.rows.lowerBound, to: area.rows.upperBound, by: step) {
            for x in stride(from: area.columns.lowerBound, to: area.columns.upperBound, by: step) {
                sum += difference(other, x, y, dx: dx, dy: dy)
                count += 1
            }
        }
        return count > 0 ? Double(sum) / Double(count) : 0
    }

    /// The way, in pixels, by which a part of this picture lies elsewhere in another one; zero where no way of at most `reach` is
    /// clearly better than none.
    func shift(in other: RealRaster, _ area: PixelArea, reach: Int, step: Int) -> (dx: Int, dy: Int) {
        let still = difference(other, in: area, dx: 0, dy: 0, step: step)
        var best = (dx: 0, dy: 0, difference: still)
        guard still > 0.5 else { return (0, 0) }
        for dy in -reach...reach {
            for dx in -reach...reach where dx != 0 || dy != 0 {
                let found = difference(other, in: area, dx: dx, dy: dy, step: step)
                if found < best.difference { best = (dx, dy, found) }
            }
        }
        return best.difference < still * 0.75 ? (best.dx, best.dy) : (0, 0)
    }

    /// All of the picture.
    var area: PixelArea { PixelArea(columns: 0..<width, rows: 0..<height) }
}

/// A part of a picture, in pixels.
struct PixelArea {
    var columns: Range<Int>
    var rows: Range<Int>

    init(columns: Range<Int>, rows: Range<Int>) {
        (self.columns, self.rows) = (columns, rows)
    }

    /// The pixels of a frame in points that a picture has.
    init?(_ frame: CGRect, scale: Double, width: Int, height: Int) {
        func range(_ start: CGFloat, _ end: CGFloat, _ most: Int) -> Range<Int>? {
            guard start.isFinite, end.isFinite else { return nil }
            let low = Int(min(max(start * scale, 0), Double(most)).rounded())
            let high = Int(min(max(end * scale, 0), Double(most)).rounded())
            return low < high ? low..<high : nil
        }
        guard let columns = range(frame.minX, frame.maxX, width), let rows = range(frame.minY, frame.maxY, height)
        else { return nil }
        self.init(columns: columns, rows: rows)
    }
}
