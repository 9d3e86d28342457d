import TintypeGraphics

/// Draws a ring around each change that is too small to be seen by itself.
struct ClusterRings {
    let mask: DifferenceMask
    let color: SIMD4<UInt8>

    /// A cluster with a longer side is seen without.
    private static let largestSide = 6
    private static let radius = 10
    /// A picture with more of them shows noise, not places.
    private static let maximumCount = 1000

    func paint(_ clusters: [PixelCluster], _ pixels: UnsafeMutableBufferPointer<SIMD4<UInt8>>) {
        let small = clusters.filter { cluster in
            max(cluster.bounds.width, cluster.bounds.height) <= ClusterRings.largestSide && isLone(cluster)
        }
        guard small.count <= ClusterRings.maximumCount else { return }
        for cluster in small { paint(around: cluster.bounds, pixels) }
    }

    /// Returns whether nothing else differs within the ring: a change beside a larger one is seen.
    private func isLone(_ cluster: PixelCluster) -> Bool {
        let area = cluster.bounds.outset(by: ClusterRings.radius).intersection(mask.area)
        let count = (area.y..<area.maxY).reduce(0) { sum, y in
            sum + (area.x..<area.maxX).count { mask[$0, y].counts }
        }
        return count == cluster.pixelCount
    }

    private func paint(around bounds: PixelRect, _ pixels: UnsafeMutableBufferPointer<SIMD4<UInt8>>) {
        // In half pixels, so that the centre of an even side is one, too.
        let (centerX, centerY) = (2 * bounds.x + bounds.width - 1, 2 * bounds.y + bounds.height - 1)
        let outset = ClusterRings.radius + 2
        let area = bounds.outset(by: outset).intersection(mask.canvas.bounds)
        for y in area.y..<area.maxY {
            // Nothing that differs is painted over.
            for x in area.x..<area.maxX where mask[x, y] == .equal {
                let (dx, dy) = (Double(2 * x - centerX) / 2, Double(2 * y - centerY) / 2)
                let distance = abs((dx * dx + dy * dy).squareRoot() - Double(ClusterRings.radius))
                let index = y * mask.canvas.width + x
                if distance < 2 { blend(DifferenceColors.ringHalo, min(1, 2 - distance) * 0.8, &pixels[index]) }
                if distance < 1.25 { blend(color, min(1, 1.25 - distance), &pixels[index]) }
            }
        }
    }

    /// Lays `share` of the colour over the pixel, which may be transparent.
    private func blend(_ color: SIMD4<UInt8>, _ share: Double, _ pixel: inout SIMD4<UInt8>) {
        let (below, over) = (SIMD4<Double>(pixel), SIMD4<Double>(color))
        let alpha = share + below.w / 255 * (1 - share)
        var mixed = (over * share + below * (below.w / 255 * (1 - share))) / max(alpha, 1e-9)
        mixed.w = alpha * 255
        pixel = SIMD4<UInt8>(mixed, rounding: .toNearestOrAwayFromZero)
    }
}
