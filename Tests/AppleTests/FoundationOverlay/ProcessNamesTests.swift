import Dispatch
import Foundation
import FoundationOverlay
import Testing

@Suite("Names of processes and files")
struct ProcessNamesTests {
    @Test("a search in iCloud ends without a file")
    func search() async {
        let query = NSMetadataQuery()
        query.operationQueue = OperationQueue()
        let gathering = AsyncStream<Void> { continuation in
            nonisolated(unsafe) let token = NotificationCenter.default.addObserver(
                forName: .NSMetadataQueryDidFinishGathering, object: query, queue: nil
            ) { _ in continuation.finish() }
            continuation.onTermination = { _ in NotificationCenter.default.removeObserver(token) }
        }
        #expect(query.start())
        for await _ in gathering {}
        #expect(query.resultCount == 0 && !query.isGathering)
    }

    @Test("facts about files are kept with a progress")
    func progress() {
        let progress = Progress(totalUnitCount: 2)
        progress.fileURL = URL(fileURLWithPath: "/a")
        progress.throughput = 12
        progress.fileTotalCount = 3
        #expect(progress.fileURL?.path == "/a" && progress.throughput == 12 && progress.fileTotalCount == 3)
        let value = progress.performAsCurrent(withPendingUnitCount: 1) { 7 }
        #expect(value == 7)
    }

    @Test("parts of an app that are loaded later are not there")
    func parts() async {
        let request = NSBundleResourceRequest(tags: ["level"])
        #expect(await !request.conditionallyBeginAccessingResources())
        await #expect(throws: CocoaError.self) { try await request.beginAccessingResources() }
    }

    @Test("a service's record reads back")
    func record() {
        let facts = ["a": Data("1".utf8), "b": Data()]
        #expect(NetService.dictionary(fromTXTRecord: NetService.data(fromTXTRecord: facts)) == facts)
    }

    @Test("a file is watched")
    func watched() async throws {
        let url = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        try Data("a".utf8).write(to: url)
        defer { try? FileManager.default.removeItem(at: url) }
        let handle = try FileHandle(forUpdating: url)
        let source = DispatchSource.makeFileSystemObjectSource(
            fileDescriptor: handle.fileDescriptor, eventMask: [.write, .extend], queue: .global())
        await withCheckedContinuation { continuation in
            source.setEventHandler {
                source.cancel()
                continuation.resume()
            }
            source.resume()
            _ = try? handle.seekToEnd()
            try? handle.write(contentsOf: Data("more".utf8))
        }
        #expect(source.isCancelled)
    }
}
