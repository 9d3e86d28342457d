import ArgumentParser
import Foundation
import TintypeGraphics
import TintypeImage
import TintypeSnapshots

/// `tintype compare-real`: our goldens beside pictures that Apple's systems drew.
struct CompareReal: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "compare-real",
        abstract:
            "Compare goldens with pictures of the same views from a Mac, and tell which views differ and how much.",
        discussion: """
            The pictures are matched by their names: folders, endings, `@2x` and signs do not count. One of another scale is \
            brought to the golden's, and one that lies elsewhere as a whole is laid over it. Pixels count as different from \
            \(RealComparison.leastDifference) of 255 in a channel on: another rasterizer smooths edges otherwise.

            Exit codes: 0 compared; 1 more differs than --fail-above allows; 2 wrong usage; 3 a file could not be read or \
            written; 5 no picture has the name of a golden.

            Examples:
              tintype compare-real ~/FromMac
              tintype compare-real ~/FromMac --goldens Tests --views 3 --json report.json
            """)

    @Argument(help: "The folder of the pictures from a Mac.")
    var real: String

    @Option(help: "The folder of our goldens.")
    var goldens = "."

    @Option(help: "How many views of a picture are told of.")
    var views = 5

    @Option(help: "Write all numbers to this file, as JSON.")
    var json: String?

    @Option(help: "Fail where more than this percentage of a picture's pixels differ.")
    var failAbove: Double?

    func validate() throws {
        if views < 0 { throw ValidationError("--views must be at least 0") }
        if let failAbove, !(0...100).contains(failAbove) { throw ValidationError("--fail-above must be from 0 to 100") }
    }

    /// The lines about a picture.
    private struct Compared: Codable {
        var golden: String
        var real: String
        var comparison: RealComparison
    }

    func run() throws {
        let names = RealNames(try FoundFiles.paths(in: goldens, endings: ["png"]))
        let reals = try FoundFiles.paths(in: real, endings: ["png"])
        var compared: [Compared] = []
        var unmatched: [String] = []
        for path in reals {
            guard let golden = names.match(path) else {
                unmatched.append(path)
                continue
            }
            compared.append(Compared(golden: golden, real: path, comparison: try compare(golden, path)))
        }
        guard !compared.isEmpty else {
            Output.note("error: no picture in \(real) has the name of a golden in \(goldens)")
            throw Outcome.nothingMatched
        }
        compared.sort { ($1.comparison.part, $0.golden) < ($0.comparison.part, $1.golden) }
        for picture in compared { Output.print(ShownText(lines: lines(of: picture).joined(separator: "\n"))) }
        let mean = compared.reduce(0) { $0 + $1.comparison.part } / Double(compared.count)
        Output.print("\(compared.count) pictures, \(percent(mean)) of their pixels differ on the average")
        if !unmatched.isEmpty {
            Output.note(
                "no golden for \(unmatched.prefix(10).joined(separator: ", "))\(unmatched.count > 10 ? ", …" : "")")
        }
        if let json { try write(compared, to: json) }
        if let failAbove, compared.contains(where: { $0.comparison.part * 100 > failAbove }) {
            throw Outcome.differences
        }
    }

    private func compare(_ golden: String, _ path: String) throws -> RealComparison {
        let own = try decoded(FilePaths.join(goldens, golden))
        let other = try decoded(FilePaths.join(real, path))
        return RealComparison(
            ours: own.bitmap, scale: own.scale, layout: own.metadata.layout.flatMap(LayoutText.decode),
            real: other.bitmap)
    }

    private func decoded(_ path: String) throws -> DecodedPNG {
        do {
            guard let bytes = try WholeFile.read(path) else { throw ValidationError("there is no file \"\(path)\"") }
            return try PNG.decode(bytes)
        } catch let error as PNGError {
            Output.note("error: \(path): \(error.message)\nhint: \(error.hint)")
            throw Outcome.undrawable
        }
    }

    // MARK: The report

    private func lines(of picture: Compared) -> [String] {
        let comparison = picture.comparison
        var line = "\(picture.golden): \(percent(comparison.part)) of the pixels differ"
        if comparison.shift != .zero { line += ", all of it moved by \(way(comparison.shift))" }
        if abs(comparison.scale - 1) > 0.001 { line += ", at \(number(comparison.scale)) times the scale" }
        let shown = comparison.views.prefix(views).map { view -> String in
            let frame = view.frame
            let place =
                "\(number(frame.width)) × \(number(frame.height)) at \(number(frame.minX)), \(number(frame.minY))"
            let moved = view.shift == .zero ? "" : ", moved by \(way(view.shift))"
            return "  \(percent(view.partOfPicture))  \(view.name), \(percent(view.part)) of its \(place)\(moved)"
        }
        return [line] + shown
    }

    private func percent(_ part: Double) -> String { "\(number(part * 100)) %" }
    private func way(_ point: CGPoint) -> String { "\(number(point.x)), \(number(point.y))" }
    private func number(_ value: some BinaryFloatingPoint) -> String {
        let rounded = (Double(value) * 100).rounded() / 100
        return rounded == rounded.rounded() ? "\(Int(rounded))" : "\(rounded)"
    }

    private func write(_ compared: [Compared], to file: String) throws {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
        do {
            try AtomicFile.write(Array(try encoder.encode(compared)), to: file)
        } catch {
            Output.note("error: \(error)")
            throw Outcome.undrawable
        }
    }
}
