import ArgumentParser
import Foundation
import TintypeGraphics
import TintypeImage
import TintypeSnapshots

/// `tintype diff`: compares two PNG files.
struct Diff: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "diff",
        abstract: "Compare two PNG files, whatever drew them.",
        discussion: """
            Of two animations (APNG) the frames of equal instants are compared.

            Exit codes: 0 equal, or within tolerance; 21 the sizes differ; 22 pixels differ; 2 wrong usage; 3 a file \
            could not be read or written.

            Examples:
              tintype diff a.png b.png
              tintype diff before.apng after.apng difference.apng
              tintype diff a.png b.png difference.png --mode heat
              tintype diff a.png b.png --threshold 0.1 --aa --reason "another rasterizer"
            """)

    @Argument(help: "The picture as it should be.")
    var expected: String

    @Argument(help: "The picture as it is.")
    var actual: String

    @Argument(help: "A PNG file that shows what differs; it is not touched where nothing does.")
    var difference: String?

    @Option(
        help: "How the difference is painted: \(DifferenceImage.Mode.allCases.map(\.rawValue).joined(separator: ", "))."
    )
    var mode: DifferenceImage.Mode = .overlay

    @OptionGroup(title: "Comparison") var comparison: ComparisonOptions

    @Flag(help: "Write the numbers as JSON, as results.json has them.")
    var json = false

    func run() throws {
        var planned = PlannedFiles()
        for path in [expected, actual] { planned.read(path, as: "the picture \(path)") }
        if let difference { try planned.write(difference, as: "the difference") }
        try GoldenRun.testComparator()
        let terms = try comparison.terms()
        let (before, after) = (try contents(expected), try contents(actual))
        if FramesDiff.isAnimation(before) || FramesDiff.isAnimation(after) {
            return try compareFrames(before, after, terms)
        }
        let (expected, actual) = (try read(before, expected), try read(after, actual))
        let result = compare(expected, actual, terms)
        if json {
            try Output.printJSON(CaseDifference(result))
        } else {
            Output.print("\(result)")
            for line in result.details { Output.print("  \(line)") }
        }
        if let difference, result.verdict != .equal { try write(result, expected, actual, to: difference) }
        switch result.verdict {
        case .equal, .tolerated: break
        case .sizeDiffers: throw Outcome.sizesDiffer
        case .differs, .nothingCompared: throw Outcome.pixelsDiffer
        }
    }

    /// Compares two animations, or one with a still picture.
    private func compareFrames(_ before: [UInt8], _ after: [UInt8], _ terms: ComparisonSettings) throws {
        let found = try reading("\(expected) or \(actual)") {
            try FramesDiff(expected: before, actual: after, terms: terms)
        }
        let worst = found.finding.worst?.comparison
        if json {
            try Output.printJSON(found.frames)
        } else {
            Output.print("\(found.finding)")
            for line in found.frames.lines(20) + (worst?.details ?? []) { Output.print("  \(line)") }
        }
        if let difference, let bytes = try found.difference(mode: mode) {
            try reading(difference) { try AtomicFile.write(bytes, to: difference) }
        }
        guard found.finding.frames.contains(where: \.fails) else { return }
        throw worst?.verdict == .sizeDiffers ? Outcome.sizesDiffer : Outcome.pixelsDiffer
    }

    private func compare(_ expected: Bitmap, _ actual: Bitmap, _ terms: ComparisonSettings) -> ImageComparison {
        let sizes = [expected, actual].map { PixelSize(width: $0.width, height: $0.height) }
        guard ImageComparison.comparesPixels(expected: sizes[0], actual: sizes[1]) else {
            return ImageComparison(expectedSize: sizes[0], actualSize: sizes[1], tolerance: terms.tolerance)
        }
        return ImageComparison.compare(
            expected: expected, actual: actual, tolerance: terms.tolerance,
            mask: terms.mask(on: sizes[0].union(sizes[1])))
    }

    private func contents(_ path: String) throws -> [UInt8] {
        try reading(path) {
            guard let bytes = try WholeFile.read(path) else {
                throw ValidationError("there is no file \"\(path)\"")
            }
            return bytes
        }
    }

    private func read(_ bytes: [UInt8], _ path: String) throws -> Bitmap {
        try reading(path) { try PNG.decode(bytes).bitmap }
    }

    private func reading<Result>(_ path: String, _ body: () throws -> Result) throws -> Result {
        do {
            return try body()
        } catch let error as PNGError {
            Output.note("error: \(path): \(error.message)\nhint: \(error.hint)")
            throw Outcome.undrawable
        } catch let error as FileError {
            Output.note("error: \(error)")
            throw Outcome.undrawable
        }
    }

    private func write(_ result: ImageComparison, _ expected: Bitmap, _ actual: Bitmap, to path: String) throws {
        guard result.mask != nil else {
            Output.note("error: a picture of \(result.canvas) pixels is too large to show what differs")
            throw Outcome.undrawable
        }
        do {
            let picture = DifferenceImage.make(result, expected: expected, actual: actual, mode: mode)
            try AtomicFile.write(try PNG.encode(picture), to: path)
        } catch {
            Output.note("error: \(error)")
            throw Outcome.undrawable
        }
    }
}

extension DifferenceImage.Mode: ExpressibleByArgument {}
