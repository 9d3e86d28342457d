import Foundation
import Testing
import TintypeImage

@testable import TintypeSnapshots

@Suite("Merging shards")
final class ShardMergeTests {
    private let folder: String

    init() throws {
        folder = FileManager.default.temporaryDirectory.appendingPathComponent("tintype-\(UUID().uuidString)").path
    }

    deinit { try? FileManager.default.removeItem(atPath: folder) }

    /// Writes the output of a shard that worked on one failing case, `scenes/<index>`, and returns its folder.
    @discardableResult
    private func shard(
        _ index: Int, of total: Int = 2, as name: String? = nil, _ change: (inout RunResults) -> Void = { _ in }
    ) throws -> String {
        var results = RunResults(
            tool: .init(name: "tintype", version: "1"), fingerprint: "3f",
            run: RunPlan(
                record: .never, snapshots: "Snapshots", hash: "9c", known: ["scenes/\(index).png"], isWhole: true,
                shard: .init(index: index, total: total)))
        var item = CaseResult(
            id: "scenes/\(index).png", name: "scenes/\(index)", scale: 1, status: .failed, message: "changed")
        item.files.actual = "scenes/\(index)-actual.png"
        results.cases = [item]
        results.durationMs = Double(100 * index)
        change(&results)
        let path = "\(folder)/\(name ?? "shard-\(index)")"
        for item in results.cases {
            if let actual = item.files.actual, JailedPath(actual) != nil {
                try AtomicFile.write([UInt8(index)], to: "\(path)/\(actual)", makingFolders: true)
            }
        }
        try AtomicFile.write(Array(results.json()), to: path + "/results.json", makingFolders: true)
        return path
    }

    private func refusal(_ folders: [String]) -> String? {
        do throws(MergeError) {
            try ShardMerge(folders, folder: folder).write(to: folder + "/merged")
            return nil
        } catch {
            return error.message
        }
    }

    @Test("joins cases and pictures, in any order of the folders")
    func joined() throws {
        let folders = [try shard(2), try shard(1)]
        for golden in ["scenes/1.png", "old.png"] {
            try AtomicFile.write([1], to: "\(folder)/Snapshots/\(golden)", makingFolders: true)
        }
        let merge = try ShardMerge(folders, folder: folder)
        try merge.write(to: folder + "/merged")
        let results = try OutputFolder(folder + "/merged").load()
        #expect(results == merge.results)
        #expect(results.cases.map(\.id) == ["scenes/1.png", "scenes/2.png"])
        #expect(results.run.known == ["scenes/1.png", "scenes/2.png"])
        #expect(results.run.shard == .init(index: 1, total: 1))
        #expect(results.obsolete == ["old.png"])
        #expect(results.durationMs == 200)
        #expect(try WholeFile.read(folder + "/merged/scenes/2-actual.png") == [2])
    }

    @Test("names the shard that is missing, and the one that is there twice")
    func count() throws {
        let one = try shard(1, of: 3)
        #expect(refusal([one]) == "shards 2, 3 of 3 are missing")
        #expect(refusal([one, try shard(3, of: 3)]) == "shard 2 of 3 is missing")
        let again = try shard(1, of: 3, as: "again")
        #expect(refusal([one, again]) == "shard 1 is there more than once: \(one), \(again)")
        #expect(refusal([]) == "there is nothing to merge")
        #expect(!FileManager.default.fileExists(atPath: folder + "/merged"))
    }

    @Test("names a shard of another run, and says in what it differs")
    func foreign() throws {
        let one = try shard(1)
        let plan = try shard(2) { $0.run.hash = "aa" }
        #expect(refusal([one, plan]) == "\(plan) is of another run: its plan is aa instead of 9c")
        let version = try shard(2) { $0.tool.version = "2" }
        #expect(refusal([one, version]) == "\(version) is of another run: its version of tintype is 2 instead of 1")
        let total = try shard(2, of: 3)
        #expect(refusal([one, total]) == "\(total) is of another run: its count of shards is 3 instead of 2")
    }

    @Test("names a case in two shards, one in none, and a picture that is not there")
    func cases() throws {
        let one = try shard(1)
        let both = try shard(2) { $0.cases[0].id = "scenes/1.png" }
        #expect(refusal([one, both]) == "scenes/1.png is in more than one shard: \(one), \(both)")
        let none = try shard(2) { $0.run.known.append("scenes/3.png") }
        #expect(refusal([one, none]) == "no shard worked on scenes/3.png")
        let two = try shard(2)
        try FileManager.default.removeItem(atPath: two + "/scenes/2-actual.png")
        #expect(refusal([one, two])?.hasPrefix("\(two) lacks the picture") == true)
        let outside = try shard(2) { $0.cases[0].files.actual = "../shard-1/results.json" }
        #expect(refusal([one, outside])?.hasPrefix("\(outside) lacks the picture") == true)
    }

    @Test("does not write into what it reads")
    func intoInput() throws {
        let folders = [try shard(1), try shard(2)]
        #expect(throws: MergeError.intoInput(folders[0])) {
            try ShardMerge(folders, folder: self.folder).write(to: folders[0] + "/")
        }
    }

    @Test("a shard that ended early leaves the whole incomplete, and nothing is obsolete by it")
    func interrupted() throws {
        let folders = [try shard(1), try shard(2) { $0.run.isInterrupted = true }]
        try AtomicFile.write([1], to: "\(folder)/Snapshots/old.png", makingFolders: true)
        let results = try ShardMerge(folders, folder: folder).results
        #expect(results.run.isInterrupted)
        #expect(results.obsolete.isEmpty)
    }
}
