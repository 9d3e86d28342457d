import Foundation
import Testing
import TintypeGraphics
import TintypeImage

@testable import TintypeSnapshots

@Suite("What reviews replaced")
struct UndoStoreTests {
    private let folder: ReviewedFolder
    private let store: UndoStore

    init() throws {
        folder = try ReviewedFolder()
        store = UndoStore(path: folder.output + "/replaced")
    }

    /// A step that keeps some bytes.
    private func step(_ count: Int) throws -> String {
        let name = try store.begin(UndoStore.Step(action: .accept, part: "", snapshots: "Snapshots"))
        _ = try store.write(
            UndoStore.Record(id: "a"), number: 0, of: name, kept: ["k": [UInt8](repeating: 0, count: count)])
        return name
    }

    @Test("is bounded by steps and by bytes, the oldest go first, and the last stays in any case")
    func bounds() throws {
        var names: [String] = []
        for _ in 0..<6 {
            names.append(try step(10_000))
            store.end(names.last ?? "", limits: (steps: 4, bytes: 1 << 20))
        }
        #expect(store.steps == names.suffix(4).reversed())
        names.append(try step(10_000))
        store.end(names.last ?? "", limits: (steps: 4, bytes: 25_000))
        #expect(store.steps == names.suffix(2).reversed())
        names.append(try step(90_000))
        store.end(names.last ?? "", limits: (steps: 4, bytes: 25_000))
        #expect(store.steps == names.suffix(1))
        #expect(try FileManager.default.contentsOfDirectory(atPath: store.path).count == 1)
    }

    @Test("loses at the next step what killed ones left: temporary files, and folders that are no steps")
    func leftovers() throws {
        let temporary = ".tintype-\(String(repeating: "a", count: 32)).tmp"
        let name = try step(1)
        try folder.write([1], "out/replaced/\(name)/00000/\(temporary)")
        try folder.write([1], "out/replaced/000000/00000/kept")
        try folder.write([1], "out/\(temporary)")
        _ = try OutputFolder(folder.output).locked { () throws(ReviewError) in }
        let left = FileManager.default.enumerator(atPath: folder.output)?.compactMap { $0 as? String } ?? []
        #expect(!left.contains { $0.hasSuffix(".tmp") || $0.contains("000000") })
        #expect(store.steps == [name])
    }

    @Test("is not restored where a later version kept it, and the golden stays as it is")
    func later() throws {
        let folder = try ReviewedFolder.ordinary()
        var review = try folder.review()
        try review.accept(["scenes/a@2x.png"])
        let record = "out/replaced/000001/00000/case.json"
        let text = String(decoding: try folder.bytes(record) ?? [], as: UTF8.self)
        try folder.write(
            Array(text.replacingOccurrences(of: "\"schemaVersion\":1", with: "\"schemaVersion\":2").utf8), record)
        let before = try folder.files()
        let error = #expect(throws: ReviewError.self) { try review.undo() }
        #expect(error?.message.contains("was written by a newer tintype: its format is 2") == true)
        #expect(try folder.files() == before)
    }

    @Test("goldens behind a link that leads out are neither accepted, pruned nor restored")
    func links() throws {
        let folder = try ReviewedFolder.ordinary()
        var review = try folder.review()
        try review.accept(["scenes/a@2x.png"])
        try folder.write([5], "elsewhere/a@2x.png")
        try FileManager.default.removeItem(atPath: folder.goldens + "/scenes")
        try FileManager.default.createSymbolicLink(
            atPath: folder.goldens + "/scenes", withDestinationPath: folder.path + "/elsewhere")
        #expect(throws: ReviewError.self) { try review.undo() }
        #expect(try review.accept(["scenes/b@2x.png"]).refused.count == 1)
        let names = try FileManager.default.contentsOfDirectory(atPath: folder.path + "/elsewhere")
        #expect(names == ["a@2x.png"])
        #expect(try folder.bytes("elsewhere/a@2x.png") == [5])
    }
}
