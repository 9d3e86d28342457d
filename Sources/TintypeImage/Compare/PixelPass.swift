import Foundation
import TintypeGraphics

/// Goes once over two pictures, row by row, and says of each pixel what it is.
struct PixelPass {
    let expectedSize: PixelSize
    let actualSize: PixelSize
    let tolerance: Tolerance?
    let ignored: PixelMask?
    private let expected: Bitmap
    private let actual: Bitmap

    private(set) var counts = PixelCounts()
    private(set) var maximumChannelDelta = 0
    private(set) var maximumYIQ: Float = 0
    private(set) var maximumDeltaE: Float = 0
    private(set) var mask: DifferenceMask
    /// The distances of the pixels of the mask's area that could count, in steps; none for all others.
    private(set) var steps: [PixelSteps]

    init(expected: Bitmap, actual: Bitmap, tolerance: Tolerance?, ignored: PixelMask?) {
        self.expected = expected
        self.actual = actual
        self.tolerance = tolerance
        self.ignored = ignored
        expectedSize = PixelSize(width: expected.width, height: expected.height)
        actualSize = PixelSize(width: actual.width, height: actual.height)
        mask = DifferenceMask(canvas: expectedSize.union(actualSize), area: PixelRect(x: 0, y: 0, width: 0, height: 0))
        steps = []
    }

    private var common: PixelRect { expectedSize.bounds.intersection(actualSize.bounds) }

    mutating func run() {
        let differing = expected.bytes.withUnsafeBytes { expected in
            actual.bytes.withUnsafeBytes { actual in differingBounds(expected, actual) }
        }
        let single = onlyExpected + onlyActual
        let area = single.reduce(differing) { $0.union($1) }
        mask = DifferenceMask(canvas: mask.canvas, area: area)
        steps = [PixelSteps](repeating: .none, count: area.width * area.height)
        for rect in onlyExpected { mask.fill(rect, with: .onlyExpected) }
        for rect in onlyActual { mask.fill(rect, with: .onlyActual) }
        counts.onlyExpected = onlyExpected.reduce(0) { $0 + $1.width * $1.height }
        counts.onlyActual = onlyActual.reduce(0) { $0 + $1.width * $1.height }
        counts.ignored = ignoredCount
        counts.compared = common.width * common.height - counts.ignored
        expected.bytes.withUnsafeBytes { expected in
            actual.bytes.withUnsafeBytes { actual in judge(differing, expected, actual) }
        }
    }

    private var onlyExpected: [PixelRect] { PixelPass.rest(of: expectedSize, beyond: actualSize) }
    private var onlyActual: [PixelRect] { PixelPass.rest(of: actualSize, beyond: expectedSize) }

    /// The parts of a picture of `size` beyond another: at its right, and below.
    private static func rest(of size: PixelSize, beyond other: PixelSize) -> [PixelRect] {
        let height = min(size.height, other.height)
        let right = PixelRect(x: other.width, y: 0, width: size.width - other.width, height: height)
        let below = PixelRect(x: 0, y: other.height, width: size.width, height: size.height - other.height)
        return [right, below].filter { !$0.isEmpty }
    }

    private var ignoredCount: Int {
        guard let ignored else { return 0 }
        if ignored.canvas == PixelSize(width: common.width, height: common.height) { return ignored.coveredCount }
        return (0..<common.height).reduce(0) { sum, y in
            sum + (0..<common.width).count { ignored.covers($0, y) }
        }
    }

    /// The smallest rectangle that holds the pixels that both have and that are not exactly equal.
    private func differingBounds(
        _ expected: UnsafeRawBufferPointer, _ actual: UnsafeRawBufferPointer
    ) -> PixelRect {
        var bounds = PixelRect(x: 0, y: 0, width: 0, height: 0)
        for y in 0..<common.height {
            let a = PixelRow(expected, y, width: expectedSize.width, count: common.width)
            let b = PixelRow(actual, y, width: actualSize.width, count: common.width)
            guard let columns = a.columnsDiffering(from: b) else { continue }
            bounds = bounds.union(PixelRect(x: columns.lowerBound, y: y, width: columns.count, height: 1))
        }
        return bounds
    }

    /// Says what the pixels of `rect` are, which both pictures have.
    private mutating func judge(
        _ rect: PixelRect, _ expected: UnsafeRawBufferPointer, _ actual: UnsafeRawBufferPointer
    ) {
        var detection: AntialiasingDetection?
        if tolerance?.antialiasing == true, !rect.isEmpty {
            detection = AntialiasingDetection(
                .init(expected, width: expectedSize.width, height: expectedSize.height),
                .init(actual, width: actualSize.width, height: actualSize.height))
        }
        let judge = PixelJudge(tolerance: tolerance, ignored: ignored, detection: detection)
        var found = PixelJudge.Findings()
        for y in rect.y..<rect.maxY {
            let a = PixelRow(expected, y, width: expectedSize.width, count: common.width)
            let b = PixelRow(actual, y, width: actualSize.width, count: common.width)
            guard let columns = a.columnsDiffering(from: b) else { continue }
            let left = mask.area.x
            let offset = (y - mask.area.y) * mask.area.width - left
            steps.withUnsafeMutableBufferPointer { steps in
                mask.withMutableRow(y) { row in
                    for x in columns where a.pixels[x] != b.pixels[x] {
                        let pixel = judge.judge(x: x, y: y, a[x], b[x], &found)
                        row[x - left] = pixel.rawValue
                        if found.couldCount { steps[offset + x] = found.steps }
                    }
                }
            }
        }
        take(found)
    }

    private mutating func take(_ found: PixelJudge.Findings) {
        counts.differing = found.differing
        counts.underTolerance = found.underTolerance
        counts.antialiased = found.antialiased
        counts.ignoredDiffering = found.ignoredDiffering
        maximumChannelDelta = found.maximumChannelDelta
        maximumYIQ = found.maximumYIQ
        maximumDeltaE = found.maximumDeltaE
    }
}

/// The first pixels of a row.
struct PixelRow {
    let pixels: UnsafePointer<UInt32>
    let count: Int

    init(_ bytes: UnsafeRawBufferPointer, _ y: Int, width: Int, count: Int) {
        pixels = bytes.bindMemory(to: UInt32.self).baseAddress! + y * width
        self.count = count
    }

    @inline(__always)
    subscript(x: Int) -> SIMD4<UInt8> { unsafeBitCast(pixels[x], to: SIMD4<UInt8>.self) }

    /// The first column in which the rows differ, up to the last; nil where they are equal.
    func columnsDiffering(from other: PixelRow) -> Range<Int>? {
        // Most rows of most comparisons are equal, and equality of memory is found many times faster.
        if memcmp(pixels, other.pixels, 4 * count) == 0 { return nil }
        var first = 0
        while first < count, pixels[first] == other.pixels[first] { first += 1 }
        var end = count
        while end > first, pixels[end - 1] == other.pixels[end - 1] { end -= 1 }
        return first..<end
    }
}
