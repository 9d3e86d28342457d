import Foundation
import Testing
import TintypeGraphics
import TintypeImage

@testable import TintypeSnapshots

@Suite("A golden of a later version")
struct LaterGoldenTests {
    @Test("is told, compared with nothing and never recorded over; one that says the present format is as any")
    func later() throws {
        let folder = try ReviewedFolder()
        let name = SnapshotName(path: "a", scale: 1)
        let snapshot = ReviewedFolder.snapshot(1)
        for (format, isRead) in [(nil, true), (1, true), (2, true), (3, false), (99, false)] as [(Int?, Bool)] {
            var metadata = snapshot.metadata
            metadata.format = format
            let bytes = try PNG.encode(snapshot.bitmap, metadata: metadata)
            try folder.write(bytes, "Snapshots/a.png")
            let store = SnapshotStore(root: folder.goldens)
            let result = try Verifier(store: store, mode: .all, artifacts: nil).verify(snapshot, as: name)
            if isRead {
                #expect(result.verdict == .passed)
            } else {
                guard case .errored(let error) = result.verdict else {
                    Issue.record("\(result.verdict)")
                    continue
                }
                #expect(error.message.contains("written by a newer tintype: its format is \(format ?? 0)"))
                #expect(error.hint == "update tintype")
                #expect(throws: SnapshotError.self) { try store.golden(for: name) }
            }
            #expect(try folder.bytes("Snapshots/a.png") == bytes)
        }
    }

    @Test("a test's result tells its version, is read without one, and told where it is of a later")
    func results() throws {
        let item = CaseResult(id: "a", name: "a", scale: 1, status: .failed, message: "changed")
        let text = String(decoding: item.json(), as: UTF8.self)
        #expect(text.contains("\"schemaVersion\" : 1"))
        #expect(try CaseResult(json: item.json()) == item)
        let older = text.replacingOccurrences(of: "  \"schemaVersion\" : 1,\n", with: "")
        #expect(!older.contains("schemaVersion"))
        #expect(try CaseResult(json: Data(older.utf8)) == item)
        let newer = text.replacingOccurrences(of: "\"schemaVersion\" : 1", with: "\"schemaVersion\" : 7")
        let later = try #require(LaterFormat(7, known: 1))
        #expect(throws: ResultsError.laterFormat(later)) { try CaseResult(json: Data(newer.utf8)) }
    }
}
