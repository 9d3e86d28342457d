import TintypeGraphics

/// Says what a pixel is that is not exactly equal.
struct PixelJudge {
    /// The findings so far.
    struct Findings {
        var differing = 0
        var underTolerance = 0
        var antialiased = 0
        var ignoredDiffering = 0
        var maximumChannelDelta = 0
        var maximumYIQ: Float = 0
        var maximumDeltaE: Float = 0
        /// The distance of the latest pixel.
        var steps = PixelSteps.none
        /// Indicates whether a tighter tolerance could make the latest pixel count.
        var couldCount = false
        // Pixels that differ in the same way follow one another mostly.
        fileprivate var expected = SIMD4<UInt8>.zero
        fileprivate var actual = SIMD4<UInt8>.zero
        fileprivate var isTolerable = false
    }

    private let ignored: PixelMask?
    private let detection: AntialiasingDetection?
    private let yiqLimit: Float?
    private let deltaELimit: Float?

    init(tolerance: Tolerance?, ignored: PixelMask?, detection: AntialiasingDetection?) {
        self.ignored = ignored
        self.detection = detection
        yiqLimit = tolerance?.pixelTolerance.map(Float.init)
        deltaELimit = tolerance?.perceptualTolerance.map(Float.init)
    }

    @inline(__always)
    func judge(
        x: Int, y: Int, _ expected: SIMD4<UInt8>, _ actual: SIMD4<UInt8>, _ found: inout Findings
    ) -> DifferenceMask.Pixel {
        if let ignored, ignored.covers(x, y) {
            found.ignoredDiffering += 1
            found.couldCount = false
            return .ignored
        }
        found.differing += 1
        if expected != found.expected || actual != found.actual { measure(expected, actual, &found) }
        let isEdge = detection?.isEdge(x, y) ?? false
        found.couldCount = !isEdge
        if found.isTolerable {
            found.underTolerance += 1
            return .tolerated
        }
        if isEdge {
            found.antialiased += 1
            return .antialiased
        }
        return .differs
    }

    private func measure(_ expected: SIMD4<UInt8>, _ actual: SIMD4<UInt8>, _ found: inout Findings) {
        found.expected = expected
        found.actual = actual
        let delta = Int((pointwiseMax(expected, actual) &- pointwiseMin(expected, actual)).max())
        let yiq = ColorDistance.yiq32(expected, actual)
        let deltaE = LabTable.shared.deltaE(expected, actual)
        found.maximumChannelDelta = max(found.maximumChannelDelta, delta)
        found.maximumYIQ = max(found.maximumYIQ, yiq)
        found.maximumDeltaE = max(found.maximumDeltaE, deltaE)
        let isOverYIQ = yiqLimit.map { yiq > $0 } ?? false
        let isOverDeltaE = deltaELimit.map { deltaE > $0 } ?? false
        // Without any limit every difference counts.
        found.isTolerable = !isOverYIQ && !isOverDeltaE && (yiqLimit != nil || deltaELimit != nil)
        found.steps = PixelSteps(
            yiq: StepScale.yiq.steps(yiq), isOverYIQ: isOverYIQ,
            deltaE: StepScale.deltaE.steps(deltaE), isOverDeltaE: isOverDeltaE)
    }
}
