import CCairo
import TintypeGraphics

/// One colour where a layer's opacity lies in a range.
///
/// Between the middles of pixels the opacity is taken to change evenly, and a pixel is covered by the part of it in which the
/// opacity lies in the range: so an edge is as smooth as that of a shape, at any scale. A pixel that is clear or opaque is all in
/// or all out, so that what ends between two pixels does not reach into the next.
struct AlphaThreshold {
    /// In 255ths.
    private let least, most: Float
    /// The pixel of each share of the samples.
    private let words: [UInt32]

    /// The samples in a pixel, on each axis.
    private static let grid = 8

    init(above least: Double, upTo most: Double, _ color: ResolvedColor) {
        (self.least, self.most) = (Float(least * 255), Float(most * 255))
        let samples = Self.grid * Self.grid
        words = (0...samples).map { count in
            var components = color.components
            components.w *= Double(count) / Double(samples)
            return PixelColor.word(components)
        }
    }

    /// Changes the pixels of a layer.
    func apply(to layer: borrowing DrawnLayer) {
        let (width, height) = (layer.area.width, layer.area.height)
        guard width > 0, height > 0 else { return }
        // The opacities of three rows: the one above, this one, and the one below.
        var rows = [[Float]](repeating: [], count: 3)
        let area = layer.area
        Canvas.forEachRow(of: layer.surface, area) { row, y in
            let line = y - area.y
            let below = row + (line + 1 < height ? stride(of: layer.surface) : 0)
            if line == 0 {
                rows[1] = opacities(row, width)
                rows[0] = rows[1]
            } else {
                rows[0] = rows[1]
                rows[1] = rows[2]
            }
            rows[2] = opacities(below, width)
            // Where nothing lies below, the row below is this one, before it is changed.
            for x in 0..<width { row[x] = words[cover(at: x, rows, width)] }
        }
    }

    private func stride(of surface: OpaquePointer?) -> Int {
        Int(cairo_image_surface_get_stride(surface)) / MemoryLayout<UInt32>.size
    }

    private func opacities(_ row: UnsafeMutablePointer<UInt32>, _ width: Int) -> [Float] {
        (0..<width).map { Float(row[$0] >> 24) }
    }

    /// Tells whether an opacity is below the range (-1), in it (0) or above it (1).
    private func side(_ alpha: Float) -> Int { alpha > least ? (alpha <= most ? 0 : 1) : -1 }

    /// The number of samples of a pixel that lie in the range.
    private func cover(at x: Int, _ rows: [[Float]], _ width: Int) -> Int {
        let all = Self.grid * Self.grid
        let middle = rows[1][x]
        let own = side(middle)
        if middle == 0 || middle == 255 { return own == 0 ? all : 0 }
        let (left, right) = (max(x - 1, 0), min(x + 1, width - 1))
        let isEven = rows.allSatisfy { side($0[left]) == own && side($0[x]) == own && side($0[right]) == own }
        return isEven ? (own == 0 ? all : 0) : sampled(rows, left, x, right)
    }

    private func sampled(_ rows: [[Float]], _ left: Int, _ x: Int, _ right: Int) -> Int {
        var count = 0
        for v in 0..<Self.grid {
            // How far the sample is from the middle of the pixel, in pixels, and the row on that side.
            let down = (Float(v) + 0.5) / Float(Self.grid) - 0.5
            let (row, other) = (rows[1], rows[down < 0 ? 0 : 2])
            for u in 0..<Self.grid {
                let across = (Float(u) + 0.5) / Float(Self.grid) - 0.5
                let beside = across < 0 ? left : right
                let near = row[x] + (row[beside] - row[x]) * abs(across)
                let far = other[x] + (other[beside] - other[x]) * abs(across)
                if side(near + (far - near) * abs(down)) == 0 { count += 1 }
            }
        }
        return count
    }
}
