/// Tells pixels that only smooth an edge, in the way of Vyšniauskas, "Anti-aliased Pixel and Intensity Slope Detector"
/// (2009), with the limits that pixelmatch and odiff use.
///
/// Such a pixel lies on a slope: of its eight neighbours at most two are as bright as itself, one is darker and one
/// brighter; and the slope ends in an area: the darkest or the brightest neighbour has, in both pictures, at least three
/// neighbours of exactly its own colour. Beyond an edge of the picture a pixel counts as one alike.
struct AntialiasingDetection {
    private let one: Picture
    private let other: Picture

    init(_ one: Picture, _ other: Picture) {
        self.one = one
        self.other = other
    }

    /// A picture to look at, by its memory.
    struct Picture {
        let pixels: UnsafePointer<SIMD4<UInt8>>
        let width: Int
        let height: Int

        /// - Precondition: `bytes` outlive the picture.
        init(_ bytes: UnsafeRawBufferPointer, width: Int, height: Int) {
            pixels = bytes.bindMemory(to: SIMD4<UInt8>.self).baseAddress!
            self.width = width
            self.height = height
        }

        subscript(x: Int, y: Int) -> SIMD4<UInt8> { pixels[y * width + x] }

        /// Returns whether at least three neighbours have exactly the pixel's colour.
        func isInArea(_ x: Int, _ y: Int) -> Bool {
            guard x < width, y < height else { return false }
            let color = self[x, y]
            var alike = isAtEdge(x, y) ? 1 : 0
            for nearY in max(y - 1, 0)...min(y + 1, height - 1) {
                for nearX in max(x - 1, 0)...min(x + 1, width - 1) where nearX != x || nearY != y {
                    if self[nearX, nearY] == color { alike += 1 }
                }
            }
            return alike >= 3
        }

        func isAtEdge(_ x: Int, _ y: Int) -> Bool { x == 0 || y == 0 || x == width - 1 || y == height - 1 }
    }

    /// Returns whether the pixel smooths an edge in either picture.
    ///
    /// - Precondition: Both pictures have the pixel.
    func isEdge(_ x: Int, _ y: Int) -> Bool {
        isEdge(x, y, in: one) || isEdge(x, y, in: other)
    }

    private func isEdge(_ x: Int, _ y: Int, in picture: Picture) -> Bool {
        let center = luma(picture[x, y])
        var alike = picture.isAtEdge(x, y) ? 1 : 0
        var darkest = (delta: 0, x: x, y: y)
        var brightest = darkest
        for nearY in max(y - 1, 0)...min(y + 1, picture.height - 1) {
            for nearX in max(x - 1, 0)...min(x + 1, picture.width - 1) where nearX != x || nearY != y {
                let delta = luma(picture[nearX, nearY]) - center
                if delta == 0 { alike += 1 }
                if alike > 2 { return false }
                if delta < darkest.delta { darkest = (delta, nearX, nearY) }
                if delta > brightest.delta { brightest = (delta, nearX, nearY) }
            }
        }
        guard darkest.delta < 0, brightest.delta > 0 else { return false }
        return isInBoth(darkest.x, darkest.y) || isInBoth(brightest.x, brightest.y)
    }

    /// Returns whether the pixel lies in an area of one colour in both pictures.
    private func isInBoth(_ x: Int, _ y: Int) -> Bool { one.isInArea(x, y) && other.isInArea(x, y) }

    /// Brightness over white, in integers: Y of YIQ, times 255 · 2^16.
    private func luma(_ pixel: SIMD4<UInt8>) -> Int {
        let weighted = Int(pixel.x) * 19589 + Int(pixel.y) * 38444 + Int(pixel.z) * 7503
        return weighted * Int(pixel.w) + 65536 * 255 * (255 - Int(pixel.w))
    }
}
