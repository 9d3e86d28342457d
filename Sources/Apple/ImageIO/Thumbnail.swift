import CoreGraphics

/// A small picture of a large one: each pixel is the mean of those that it covers.
enum Thumbnail {
    /// - Parameter most: The most pixels of the longer side.
    static func of(_ bitmap: Bitmap, most: Double) -> Bitmap {
        let longer = Double(max(bitmap.width, bitmap.height))
        guard most >= 1, most < longer else { return bitmap }
        let scale = most / longer
        let width = max(1, Int((Double(bitmap.width) * scale).rounded()))
        let height = max(1, Int((Double(bitmap.height) * scale).rounded()))
        var small = Bitmap(width: width, height: height)
        let columns = (0..<width).map { covered($0, of: width, in: bitmap.width) }
        let rows = (0..<height).map { covered($0, of: height, in: bitmap.height) }
        for y in 0..<height {
            for x in 0..<width { small[x, y] = mean(bitmap, columns[x], rows[y]) }
        }
        return small
    }

    /// The pixels of a side that one of the small picture covers, each with its share.
    private static func covered(_ index: Int, of count: Int, in whole: Int) -> [(Int, Double)] {
        let length = Double(whole) / Double(count)
        let (start, end) = (Double(index) * length, Double(index + 1) * length)
        return (Int(start)..<min(whole, Int(end.rounded(.up)))).map { place in
            (place, min(end, Double(place + 1)) - max(start, Double(place)))
        }
    }

    /// The mean of pixels, of which those that are clear have no colour.
    private static func mean(
        _ bitmap: Bitmap, _ columns: [(Int, Double)], _ rows: [(Int, Double)]
    ) -> SIMD4<UInt8> {
        var (colors, opacity, all) = (SIMD3<Double>.zero, 0.0, 0.0)
        for (y, height) in rows {
            for (x, width) in columns {
                let pixel = bitmap[x, y]
                let share = width * height
                let alpha = Double(pixel.w) * share
                colors += SIMD3(Double(pixel.x), Double(pixel.y), Double(pixel.z)) * alpha
                opacity += alpha
                all += share
            }
        }
        guard opacity > 0, all > 0 else { return .zero }
        let mean = (colors / opacity).rounded(.toNearestOrAwayFromZero)
        return SIMD4(UInt8(mean.x), UInt8(mean.y), UInt8(mean.z), UInt8((opacity / all).rounded()))
    }
}
