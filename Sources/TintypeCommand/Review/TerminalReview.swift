import Foundation
import TintypeGraphics
import TintypeImage
import TintypeSnapshots

/// `review --tty`: what is pending, one after another, decided by a key.
struct TerminalReview {
    private var review: PendingReview
    private let output: String
    private let terminal: RawTerminal
    private let pictures: InlinePicture.Form?
    private var counts = (accepted: 0, rejected: 0)

    private static let keys = "a accept, g accept its group, r reject, s skip, u undo, q quit"

    init(_ review: PendingReview, output: String, terminal: RawTerminal, pictures: InlinePicture.Form?) {
        self.review = review
        self.output = output
        self.terminal = terminal
        self.pictures = pictures
    }

    /// Goes through all cases, until none is left or the user ends it.
    ///
    /// - Throws: ``ReviewError`` where results cannot be read or written.
    mutating func run() throws {
        defer { terminal.restore() }
        var skipped: Set<String> = []
        review: while let item = review.pending.first(where: { !skipped.contains($0.id) }) {
            show(item)
            switch terminal.key() {
            case "a": counts.accepted += done(try review.accept([item.id]))
            case "g": counts.accepted += done(try review.accept(group(of: item)))
            case "r": counts.rejected += done(try review.reject([item.id]))
            case "s", " ": skipped.insert(item.id)
            case "u": undo()
            case "q", "\u{04}", nil: break review
            case .some: Output.print("\(TerminalReview.keys)")
            }
        }
        let left = review.pending.count
        Output.print(
            "\(counts.accepted) accepted, \(counts.rejected) rejected, \(left) left"
                + (left == 0 ? "" : "; to go on: \(InvokedTool.name) review --tty"))
    }

    private mutating func undo() {
        do throws(ReviewError) {
            for item in try review.undo().items { Output.print("\(item)") }
        } catch {
            Output.print("\(error.message)")
        }
    }

    /// Tells what was done, and counts it. A refused case waits on, so it is skipped by the user or ends the review.
    private func done(_ report: ReviewReport) -> Int {
        for item in report.items { Output.print("\(item)") }
        return report.doneCount
    }

    private func group(of item: CaseResult) -> [String] {
        review.results.groups.first { $0.id == item.group }?.cases ?? [item.id]
    }

    private func show(_ item: CaseResult) {
        let all = review.results.cases.filter(\.status.isPending)
        let position = (all.firstIndex { $0.id == item.id } ?? 0) + 1
        Output.print("\n\(position) of \(all.count)  \(item.id)\n  \(item.message)")
        for cause in item.causes.prefix(5) {
            Output.print("  \(cause.text)" + (cause.source.map { " (\($0.file):\($0.line))" } ?? ""))
        }
        if let group = review.results.groups.first(where: { $0.id == item.group }) {
            Output.print("  one of \(group.cases.count) that changed alike: \(group.title)")
        }
        let paths = [item.files.expected, item.files.actual, item.files.difference].compactMap(\.self)
            .map { FilePaths.join(output, $0) }
        if let pictures, let strip = PictureStrip(paths).png {
            Output.verbatim(InlinePicture.text(strip, pictures))
        } else {
            for path in paths { Output.print("  \(path)") }
        }
        Output.print("  [\(TerminalReview.keys)]")
    }
}

/// Pictures beside each other.
struct PictureStrip {
    /// The distance between two pictures, in pixels.
    private static let gap = 16
    private let bitmaps: [Bitmap]

    /// The PNG files at `paths`; what cannot be read is left out.
    init(_ paths: [String]) {
        bitmaps = paths.compactMap { path in
            guard let bytes = try? WholeFile.read(path) else { return nil }
            return try? PNG.decode(bytes).bitmap
        }
    }

    /// The strip as a PNG file; nil where there is no picture.
    var png: [UInt8]? {
        let width = bitmaps.map(\.width).reduce(PictureStrip.gap * (bitmaps.count - 1), +)
        let height = bitmaps.map(\.height).max() ?? 0
        guard width > 0, height > 0 else { return nil }
        var bytes = [UInt8](repeating: 0, count: 4 * width * height)
        var left = 0
        for bitmap in bitmaps {
            for y in 0..<bitmap.height {
                let row = bitmap.bytes[(4 * y * bitmap.width)..<(4 * (y + 1) * bitmap.width)]
                let start = 4 * (y * width + left)
                bytes.replaceSubrange(start..<(start + row.count), with: row)
            }
            left += bitmap.width + PictureStrip.gap
        }
        return try? PNG.encode(Bitmap(width: width, height: height, bytes: bytes))
    }
}
