import TintypeGraphics

/// Finds the tightest limit of a distance at which the picture passes, all other options as they are.
struct ToleranceTrial {
    private let steps: [PixelSteps]
    private let area: PixelRect
    private let canvas: PixelSize
    private let compared: Int
    private let tolerance: Tolerance?
    private let density: Tolerance.Density

    /// A greater one tolerates every picture.
    private static let maximumLimit = 999
    /// More steps than any distance has.
    private static let beyond = 2000

    init(_ pass: PixelPass, density: Tolerance.Density) {
        steps = pass.steps
        area = pass.mask.area
        canvas = pass.mask.canvas
        compared = pass.counts.compared
        tolerance = pass.tolerance
        self.density = density
    }

    /// The smallest limit, 0...999 steps, at which the picture passes; nil where there is none.
    ///
    /// - Parameter distance: The steps of a pixel, 0 where it can never count; nil where it counts at any limit.
    func tightest(_ distance: (PixelSteps) -> Int?) -> Int? {
        var histogram = [Int](repeating: 0, count: ToleranceTrial.beyond + 1)
        for pixel in steps { histogram[distance(pixel) ?? ToleranceTrial.beyond] += 1 }
        // The count alone first: it takes no further look at the pixels.
        var counted = histogram.dropFirst().reduce(0, +)
        var limit = 0
        while !isAllowed(counted) {
            guard limit < ToleranceTrial.maximumLimit else { return nil }
            limit += 1
            counted -= histogram[limit]
        }
        if counted == 0 || isSparse(limit, distance) { return limit }
        guard isSparse(ToleranceTrial.maximumLimit, distance) else { return nil }
        var (failing, passing) = (limit, ToleranceTrial.maximumLimit)
        while passing - failing > 1 {
            let middle = (failing + passing) / 2
            if isSparse(middle, distance) { passing = middle } else { failing = middle }
        }
        return passing
    }

    private func isAllowed(_ count: Int) -> Bool {
        tolerance?.allows(count, of: compared) ?? (count == 0)
    }

    /// Returns whether the density allows the pixels that exceed `limit`.
    private func isSparse(_ limit: Int, _ distance: (PixelSteps) -> Int?) -> Bool {
        let counted = steps.map { UInt8(distance($0) ?? ToleranceTrial.beyond > limit ? 1 : 0) }
        let densest = counted.withUnsafeBufferPointer {
            DensestWindow.find($0, area: area, canvas: canvas, side: density.side)
        }
        return densest?.count ?? 0 <= density.limit
    }
}
