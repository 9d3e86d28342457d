import Foundation
import FoundationOverlay
import Testing

@Suite("Coordination of files")
struct FileCoordinationTests {
    private final class Presenter: NSObject, NSFilePresenter, @unchecked Sendable {
        let presentedItemURL: URL?
        let presentedItemOperationQueue = OperationQueue()
        private(set) var changes = 0
        private(set) var place: URL?

        init(_ url: URL) {
            presentedItemURL = url
            presentedItemOperationQueue.maxConcurrentOperationCount = 1
        }

        func presentedItemDidChange() { changes += 1 }
        func presentedItemDidMove(to newURL: URL) { place = newURL }
    }

    @Test("who shows a file hears of what others write and not of its own")
    func presenters() {
        let url = URL(fileURLWithPath: "/tmp/coordinated-\(UUID().uuidString)")
        let (own, other) = (Presenter(url), Presenter(url))
        for presenter in [own, other] { NSFileCoordinator.addFilePresenter(presenter) }
        defer { for presenter in [own, other] { NSFileCoordinator.removeFilePresenter(presenter) } }
        let coordinator = NSFileCoordinator(filePresenter: own)
        var written: URL?
        coordinator.coordinate(writingItemAt: url, options: .forReplacing, error: nil) { written = $0 }
        #expect(written == url)
        coordinator.item(at: url, didMoveTo: url.appendingPathExtension("new"))
        for presenter in [own, other] { presenter.presentedItemOperationQueue.waitUntilAllOperationsAreFinished() }
        #expect(own.changes == 0 && other.changes == 1)
        #expect(own.place == nil && other.place == url.appendingPathExtension("new"))
    }

    @Test("a coordinator that was cancelled refuses")
    func cancelled() {
        let coordinator = NSFileCoordinator()
        coordinator.cancel()
        var error: NSError?
        coordinator.coordinate(readingItemAt: URL(fileURLWithPath: "/"), error: &error) { _ in
            Issue.record("it was read")
        }
        #expect(error?.code == CocoaError.userCancelled.rawValue)
    }

    @Test("a folder of files is written and read")
    func wrapper() throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        defer { try? FileManager.default.removeItem(at: folder) }
        let wrapper = FileWrapper(directoryWithFileWrappers: [:])
        #expect(wrapper.addRegularFile(withContents: Data("a".utf8), preferredFilename: "a.txt") == "a.txt")
        #expect(wrapper.addRegularFile(withContents: Data("b".utf8), preferredFilename: "a.txt") != "a.txt")
        try wrapper.write(to: folder, options: .atomic, originalContentsURL: nil)
        let read = try FileWrapper(url: folder)
        #expect(read.isDirectory && read.fileWrappers?.count == 2)
        #expect(read.fileWrappers?["a.txt"]?.regularFileContents == Data("a".utf8))
        #expect(read.matchesContents(of: folder))
    }
}
