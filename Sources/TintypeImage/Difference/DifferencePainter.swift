import TintypeGraphics

/// Paints one picture of a difference, or of a part of it.
struct DifferencePainter {
    private let mask: DifferenceMask
    private let expected: Bitmap
    private let actual: Bitmap
    private let ignored: PixelMask?
    private let mode: DifferenceImage.Mode
    /// The origin of the part in the whole, to which ``ignored`` belongs.
    private let origin: (x: Int, y: Int)

    /// - Parameter part: Of the canvas; nil for all of it.
    init(
        _ comparison: ImageComparison, expected: Bitmap, actual: Bitmap, mode: DifferenceImage.Mode,
        part: PixelRect? = nil
    ) {
        guard let mask = comparison.mask else {
            preconditionFailure("a difference is painted from the mask of its comparison")
        }
        precondition(
            comparison.expectedSize == PixelSize(width: expected.width, height: expected.height)
                && comparison.actualSize == PixelSize(width: actual.width, height: actual.height),
            "a difference is painted over the pictures that were compared")
        self.mask = part.map(mask.cut) ?? mask
        self.expected = part.map(expected.cut) ?? expected
        self.actual = part.map(actual.cut) ?? actual
        self.mode = mode
        ignored = comparison.ignored
        origin = part.map { ($0.x, $0.y) } ?? (0, 0)
    }

    func paint(hasRings: Bool = true) -> Bitmap {
        var picture = Bitmap(width: mask.canvas.width, height: mask.canvas.height)
        picture.bytes.withUnsafeMutableBytes { bytes in
            let pixels = bytes.bindMemory(to: SIMD4<UInt8>.self)
            if mode != .mask { paintGround(pixels) }
            paintMarks(pixels)
            let clusters = ClusterSearch.clusters(mask)
            if mode != .heatMap { paintDirections(clusters, pixels) }
            if hasRings { ClusterRings(mask: mask, color: ringColor).paint(clusters, pixels) }
        }
        return picture
    }

    private var ringColor: SIMD4<UInt8> { mode == .heatMap ? DifferenceColors.heat(1) : DifferenceColors.changed }

    private func pixel(of bitmap: Bitmap, _ x: Int, _ y: Int) -> SIMD4<UInt8>? {
        x < bitmap.width && y < bitmap.height ? bitmap[x, y] : nil
    }

    private func ground(_ x: Int, _ y: Int) -> SIMD4<UInt8> {
        guard let pixel = pixel(of: actual, x, y) ?? pixel(of: expected, x, y) else { return .zero }
        let ground = mode == .heatMap ? DifferenceColors.darkened(pixel) : DifferenceColors.faded(pixel)
        guard let ignored, ignored.covers(origin.x + x, origin.y + y),
            (origin.x + x + origin.y + y) % 6 == 0
        else { return ground }
        return DifferenceColors.mixed(ground, DifferenceColors.frame, 0.5)
    }

    private func paintGround(_ pixels: UnsafeMutableBufferPointer<SIMD4<UInt8>>) {
        for y in 0..<mask.canvas.height {
            for x in 0..<mask.canvas.width { pixels[y * mask.canvas.width + x] = ground(x, y) }
        }
    }

    /// Marks each pixel that is not equal, those that count as changed.
    private func paintMarks(_ pixels: UnsafeMutableBufferPointer<SIMD4<UInt8>>) {
        for y in mask.area.y..<mask.area.maxY {
            for x in mask.area.x..<mask.area.maxX {
                let index = y * mask.canvas.width + x
                switch mask[x, y] {
                case .equal, .ignored: break
                case .tolerated, .antialiased: pixels[index] = slight(x, y)
                case .differs: pixels[index] = mode == .heatMap ? heat(x, y) : DifferenceColors.changed
                case .onlyExpected: pixels[index] = stripe(DifferenceColors.removed, x, y)
                case .onlyActual: pixels[index] = stripe(DifferenceColors.added, x, y)
                }
            }
        }
    }

    private func slight(_ x: Int, _ y: Int) -> SIMD4<UInt8> {
        switch mode {
        case .overlay: DifferenceColors.mixed(ground(x, y), DifferenceColors.tolerated, 0.7)
        case .heatMap: DifferenceColors.mixed(ground(x, y), heat(x, y), 0.5)
        case .mask: DifferenceColors.tolerated
        }
    }

    /// Never the lowest, and by the root: the slightest difference is seen.
    private func heat(_ x: Int, _ y: Int) -> SIMD4<UInt8> {
        DifferenceColors.heat(0.15 + 0.85 * ColorDistance.yiq32(expected[x, y], actual[x, y]).squareRoot())
    }

    private func stripe(_ color: SIMD4<UInt8>, _ x: Int, _ y: Int) -> SIMD4<UInt8> {
        let isStripe = (origin.x + x + origin.y + y) % 16 < 5
        if mode == .mask { return isStripe ? color : .zero }
        return DifferenceColors.mixed(ground(x, y), color, isStripe ? 0.6 : 0.12)
    }

    /// Tells what came from what went, and what stands on a surface from the surface. A small cluster within a larger one is
    /// told by its own surroundings.
    private func paintDirections(_ clusters: [PixelCluster], _ pixels: UnsafeMutableBufferPointer<SIMD4<UInt8>>) {
        for cluster in clusters {
            let around = surroundings(of: cluster)
            let surfaces = (old: surface(of: expected, in: cluster), new: surface(of: actual, in: cluster))
            guard around != nil || surfaces.old != nil || surfaces.new != nil else { continue }
            for y in cluster.bounds.y..<cluster.bounds.maxY {
                for x in cluster.bounds.x..<cluster.bounds.maxX where mask[x, y] == .differs {
                    let color = around.map { direction(x, y, around: $0) } ?? DifferenceColors.changed
                    let isSurface =
                        color == DifferenceColors.removed
                        ? expected[x, y] == surfaces.old : actual[x, y] == surfaces.new
                    pixels[y * mask.canvas.width + x] = isSurface ? DifferenceColors.surfaces[color] ?? color : color
                }
            }
        }
    }

    private func direction(_ x: Int, _ y: Int, around: SIMD4<UInt8>) -> SIMD4<UInt8> {
        let went = ColorDistance.yiq32(expected[x, y], around)
        let came = ColorDistance.yiq32(actual[x, y], around)
        if went < came / 3 { return DifferenceColors.added }
        return came < went / 3 ? DifferenceColors.removed : DifferenceColors.changed
    }

    /// The colour that a picture has in most of a cluster, where something stands on it: as the ground of a card that moved with
    /// its text. nil where the cluster has no such colour, or is of nothing else.
    private func surface(of bitmap: Bitmap, in cluster: PixelCluster) -> SIMD4<UInt8>? {
        let counted = frequentColor(of: bitmap, in: cluster.bounds, where: .differs)
        guard let counted, counted.of >= 64 else { return nil }
        let share = Double(counted.count) / Double(counted.of)
        return (0.5...0.98).contains(share) ? counted.color : nil
    }

    /// The most frequent colour of the equal pixels in and around the cluster; nil where there is none.
    private func surroundings(of cluster: PixelCluster) -> SIMD4<UInt8>? {
        let common = PixelRect(
            x: 0, y: 0, width: min(expected.width, actual.width), height: min(expected.height, actual.height))
        let area = cluster.bounds.outset(by: 6).intersection(common)
        guard !area.isEmpty else { return nil }
        return frequentColor(of: actual, in: area, where: .equal)?.color
    }

    /// The most frequent colour of those pixels, and how many of how many have it.
    ///
    /// - Parameter area: Within the picture.
    private func frequentColor(
        of bitmap: Bitmap, in area: PixelRect, where kind: DifferenceMask.Pixel
    ) -> (color: SIMD4<UInt8>, count: Int, of: Int)? {
        // A few thousand pixels tell it as well as a million.
        let stride = max(1, area.width * area.height / 4096)
        var counts: [SIMD4<UInt8>: Int] = [:]
        var best: (color: SIMD4<UInt8>, count: Int)?
        var total = 0
        for index in Swift.stride(from: 0, to: area.width * area.height, by: stride) {
            let (x, y) = (area.x + index % area.width, area.y + index / area.width)
            guard mask[x, y] == kind else { continue }
            total += 1
            let color = bitmap[x, y]
            let count = counts[color, default: 0] + 1
            counts[color] = count
            if count > best?.count ?? 0 { best = (color, count) }
        }
        return best.map { ($0.color, $0.count, total) }
    }
}
