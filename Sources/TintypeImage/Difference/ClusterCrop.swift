import TintypeGraphics

/// Paints the place of one cluster three times, enlarged.
struct ClusterCrop {
    private let area: PixelRect
    private let panels: [Bitmap]
    /// Output pixels a pixel; 1 where the place is reduced.
    private let zoom: Int
    /// Pixels an output pixel, in each direction; 1 where the place is enlarged.
    private let reduction: Int

    private static let gap = 12
    private static let maximumZoom = 12

    init(_ cluster: PixelCluster, of comparison: ImageComparison, expected: Bitmap, actual: Bitmap, side: Int) {
        let bounds = cluster.bounds
        let longest = max(bounds.width, bounds.height)
        // Enough around it that the place is recognised.
        area = bounds.outset(by: max(8, longest / 4)).intersection(comparison.canvas.bounds)
        let areaSide = max(area.width, area.height)
        zoom = min(ClusterCrop.maximumZoom, max(1, side / areaSide))
        reduction = max(1, (areaSide + 2 * side - 1) / (2 * side))
        let painter = DifferencePainter(
            comparison, expected: expected, actual: actual, mode: .overlay, part: area)
        panels = [expected.cut(to: area), actual.cut(to: area), painter.paint(hasRings: false)]
    }

    private var panelWidth: Int { (area.width + reduction - 1) / reduction * zoom + 2 }
    private var panelHeight: Int { (area.height + reduction - 1) / reduction * zoom + 2 }

    func paint() -> Bitmap {
        var picture = Bitmap(
            width: panels.count * panelWidth + (panels.count - 1) * ClusterCrop.gap, height: panelHeight)
        for (number, panel) in panels.enumerated() {
            let left = number * (panelWidth + ClusterCrop.gap)
            for y in 0..<panelHeight {
                for x in 0..<panelWidth {
                    let isFrame = x == 0 || y == 0 || x == panelWidth - 1 || y == panelHeight - 1
                    picture[left + x, y] = isFrame ? DifferenceColors.frame : sample(panel, x - 1, y - 1)
                }
            }
        }
        return picture
    }

    /// The mean of the pixels that one output pixel shows, over a checkerboard where they are transparent.
    private func sample(_ bitmap: Bitmap, _ x: Int, _ y: Int) -> SIMD4<UInt8> {
        let checker: Double = (x / 8 + y / 8) % 2 == 0 ? 255 : 232
        var (sum, count) = (SIMD4<Double>.zero, 0.0)
        for row in 0..<reduction {
            for column in 0..<reduction {
                let (sourceX, sourceY) = (x / zoom * reduction + column, y / zoom * reduction + row)
                guard sourceX < bitmap.width, sourceY < bitmap.height else { continue }
                let pixel = SIMD4<Double>(bitmap[sourceX, sourceY])
                let opacity: Double = pixel.w / 255
                sum += pixel * opacity
                sum += SIMD4(repeating: checker * (1 - opacity))
                count += 1
            }
        }
        // The picture ends here: the other one is larger.
        guard count > 0 else { return .zero }
        var mean = sum / count
        mean.w = 255
        return SIMD4<UInt8>(mean, rounding: .toNearestOrAwayFromZero)
    }
}
