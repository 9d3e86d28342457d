import Foundation
import FoundationOverlay
import Testing

@Suite("the questions of files that may be left out")
struct FileQuestionTests {
    /// Keeps files of which the path has a word in it.
    private final class Keeper: NSObject, FileManagerDelegate {
        func fileManager(_ fileManager: FileManager, shouldRemoveItemAtPath path: String) -> Bool {
            !path.contains("kept")
        }
    }

    @Test("a delegate that answers one question is asked for paths and addresses, and the rest is done")
    func keeping() throws {
        let files = FileManager()
        let keeper = Keeper()
        files.delegate = keeper
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        try files.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let (kept, other) = (folder.appendingPathComponent("kept"), folder.appendingPathComponent("other"))
        try Data().write(to: other)
        try files.copyItem(at: other, to: kept)
        try files.removeItem(at: kept)
        try files.removeItem(atPath: kept.path)
        try files.removeItem(at: other)
        #expect(files.fileExists(atPath: kept.path))
        #expect(!files.fileExists(atPath: other.path))
        #expect(throws: (any Error).self) { try files.copyItem(at: other, to: kept) }
    }
}
