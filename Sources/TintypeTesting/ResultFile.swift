import Foundation
import TintypeGraphics
import TintypeImage
import TintypeSnapshots

/// A test's result for review: a file in the folder of results, as long as its picture waits for a decision.
///
/// A test process never knows that it was the last, so each case has a file of its own; `tintype pending`, `report`, `review` and
/// `accept` read them all.
struct ResultFile {
    /// The folder that the paths in results are relative to.
    let output: String
    /// The golden's path below its package: what the case is known by.
    let id: String
    private let place: SnapshotPlace

    init(_ place: SnapshotPlace) {
        output = place.output
        id = place.id
        self.place = place
    }

    /// Below the folder of results.
    private var path: String {
        // Any text is one file's name, and no two texts have the same.
        return "tests/" + SnapshotName([id], scale: 1, pathExtension: "json").relativePath
    }

    /// Tells what became of a case, or takes away what an earlier run told where nothing waits any more.
    ///
    /// - Throws: ``FileError``.
    func write(_ finding: CaseResult, scale: Double) throws(FileError) {
        var result = finding
        guard result.status.isPending || result.status == .errored else { return try RootFolder(output).remove(path) }
        result.id = id
        result.name = place.displayName
        result.source = place.source
        place.locate(&result.causes, isFull: false)
        // The golden's name says none.
        result.scale = scale
        try RootFolder(output).write(Array(result.json()), to: path)
    }
}
