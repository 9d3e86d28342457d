import ArgumentParser
import TintypeGraphics
import TintypeImage
import TintypeSnapshots

/// The tolerance of comparisons, for scenes that set none of their own.
struct ComparisonOptions: ParsableArguments {
    @Option(
        name: [.customLong("threshold"), .customLong("pixel-tolerance")],
        help: ArgumentHelp(
            "How far a pixel may be off, 0 to 1: a distance in YIQ, as pixelmatch and odiff define it.",
            valueName: "distance"))
    var threshold: Double?

    @Option(help: ArgumentHelp("How many pixels may be off by more.", valueName: "count"))
    var maxDiffPixels: Int?

    @Option(help: ArgumentHelp("Which share of the pixels may be off by more, 0 to 1.", valueName: "share"))
    var maxDiffPixelRatio: Double?

    @Option(
        help: ArgumentHelp(
            "The share of pixels that must match, as swift-snapshot-testing has it: 1 - share.", valueName: "share"))
    var precision: Double?

    @Option(
        help: ArgumentHelp(
            "How close a pixel must be, as swift-snapshot-testing has it: 1 - ΔE / 100.", valueName: "share"))
    var perceptualPrecision: Double?

    @Flag(help: "Leave out pixels that look like anti-aliasing.")
    var aa = false

    @Option(help: "Why pictures may differ; required with any of the options above.")
    var reason: String?

    @Option(
        name: .shortAndLong,
        help: ArgumentHelp(
            "Rectangles in pixels that are left out: x1:y1-x2:y2, separated by commas.", valueName: "rectangles"))
    var ignore: String?

    /// The terms of scenes without their own tolerance.
    ///
    /// - Throws: `ValidationError` for values out of range, or a tolerance without a reason.
    func terms() throws -> ComparisonSettings {
        ComparisonSettings(tolerance: try tolerance(), masks: try masks())
    }

    private func tolerance() throws -> Tolerance? {
        let isGiven =
            threshold != nil || maxDiffPixels != nil || maxDiffPixelRatio != nil || precision != nil
            || perceptualPrecision != nil || aa
        guard isGiven else {
            if reason != nil { throw ValidationError("--reason says why pictures may differ, but nothing lets them") }
            return nil
        }
        guard let reason else { throw ValidationError("say why pictures may differ: --reason \"…\"") }
        for line in Tolerance.mapping(precision: precision, perceptualPrecision: perceptualPrecision) {
            Output.note("\(line)")
        }
        do {
            guard precision != nil || perceptualPrecision != nil else {
                return try Tolerance(
                    pixelTolerance: threshold, maxDiffPixels: maxDiffPixels, maxDiffPixelRatio: maxDiffPixelRatio,
                    antialiasing: aa, reason: reason)
            }
            guard threshold == nil, maxDiffPixels == nil, maxDiffPixelRatio == nil else {
                throw ValidationError("--precision and --perceptual-precision go with --aa alone")
            }
            return try Tolerance(
                precision: precision ?? 1, perceptualPrecision: perceptualPrecision ?? 1, antialiasing: aa,
                reason: reason)
        } catch let error as ToleranceError {
            throw ValidationError("\(error)")
        }
    }

    private func masks() throws -> [CaseMask] {
        guard let ignore else { return [] }
        return try ignore.split(separator: ",", omittingEmptySubsequences: false).map { text in
            let numbers = text.split(whereSeparator: { $0 == ":" || $0 == "-" }).compactMap { Int($0) }
            let isShaped = text.filter { $0 == ":" }.count == 2 && text.filter { $0 == "-" }.count == 1
            guard numbers.count == 4, isShaped, numbers[2] > numbers[0], numbers[3] > numbers[1] else {
                throw ValidationError("--ignore \"\(text)\" is no rectangle; write x1:y1-x2:y2, e.g. 0:0-120:40")
            }
            let rect = CaseRect(
                x: numbers[0], y: numbers[1], width: numbers[2] - numbers[0], height: numbers[3] - numbers[1])
            return CaseMask(kind: .ignore, target: String(text), rects: [rect], pixels: rect.width * rect.height)
        }
    }
}
