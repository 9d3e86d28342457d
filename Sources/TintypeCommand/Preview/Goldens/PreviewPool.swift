import Foundation
import TintypeGraphics
import TintypeImage
import TintypeSnapshots

/// The processes that draw an app's previews for a run: as many as there are threads that ask.
final class PreviewPool: Sendable {
    private struct Idle: @unchecked Sendable {
        var runs: [PreviewRun]
    }

    /// A preview as it came out.
    struct Drawn: Sendable {
        var shown: ShownPreview
        /// nil where it could not be drawn.
        var snapshot: Snapshot?
    }

    // A run is in the list or in one thread's hands.
    private let idle: Lock<Idle>
    /// Never asked to draw.
    private let model: Idle
    private let scratch = FilePaths.join(PreviewCache.folder, "pictures-\(getpid())")

    /// - Parameter run: One that has listed its previews.
    init(_ run: PreviewRun) {
        model = Idle(runs: [run.another])
        idle = Lock(Idle(runs: [run]))
    }

    deinit { try? FileManager.default.removeItem(atPath: scratch) }

    /// Draws a preview.
    ///
    /// - Parameter isAfresh: True for a process of its own, to which nothing is known yet.
    /// - Throws: Errors of files, and ``UsageError`` where no process can be started.
    func draw(_ name: String, _ variant: PreviewVariant, isAfresh: Bool = false) throws -> Drawn {
        let taken = isAfresh ? Idle(runs: []) : idle.withLock { Idle(runs: $0.runs.popLast().map { [$0] } ?? []) }
        let run = taken.runs.first ?? model.runs[0].another
        if run.entries.isEmpty { _ = try run.list() }
        let drawn = try draw(name, variant, in: run)
        if !isAfresh {
            let free = Idle(runs: [run])
            idle.withLock { $0.runs += free.runs }
        }
        return drawn
    }

    private func draw(_ name: String, _ variant: PreviewVariant, in run: PreviewRun) throws -> Drawn {
        guard let index = run.entries.firstIndex(where: { $0.name == name }) else {
            throw UsageError(
                message: "the preview \(name) was there, and is not found again",
                hint: "its name must not depend on when it is asked for")
        }
        let key = PreviewCache.key("\(name) \(variant.name ?? "")")
        // The process that draws has another working folder.
        let file = URL(fileURLWithPath: "\(scratch)/\(key).png").path
        defer { try? FileManager.default.removeItem(atPath: file) }
        let (shown, tree) = try run.draw(index, variant, into: file, wantsTree: true)
        guard shown.error == nil, let tree, let bytes = try WholeFile.read(file) else { return Drawn(shown: shown) }
        let stored = try StoredSnapshot(bytes: bytes)
        guard let fingerprint = stored.fingerprint else { return Drawn(shown: shown) }
        let snapshot = Snapshot(
            bitmap: stored.bitmap, scale: stored.scale ?? 1, sceneName: name, layout: tree, fingerprint: fingerprint)
        return Drawn(shown: shown, snapshot: snapshot)
    }
}
