import Foundation
import Testing
import TintypeImage

@testable import TintypeSnapshots

@Suite("Reviewing what a run drew")
struct PendingReviewTests {
    private let a = "scenes/a@2x.png"
    private let b = "scenes/b@2x.png"

    @Test("accepting writes what recording would have written: the same bytes, with layout and fingerprint")
    func accept() throws {
        let folder = try ReviewedFolder.ordinary()
        var review = try folder.review()
        #expect(review.pending.map(\.id) == [a, b])
        let report = try review.accept([a, b])
        #expect(
            report.items.map(\.description) == ["accepted Snapshots/\(a)", "accepted Snapshots/\(b) (new)"])
        #expect(try folder.bytes("Snapshots/\(a)") == ReviewedFolder.snapshot(20, scene: "scenes/a").encoded())
        #expect(try folder.bytes("Snapshots/\(b)") == ReviewedFolder.snapshot(30, scene: "scenes/b").encoded())
        #expect(review.pending.isEmpty)
        #expect(try folder.review().results.cases.map(\.decision) == [.accepted, .accepted])
    }

    @Test("accepting again changes nothing")
    func idempotent() throws {
        let folder = try ReviewedFolder.ordinary()
        var review = try folder.review()
        try review.accept([a])
        let files = try folder.files()
        let report = try review.accept([a])
        #expect(report.items.map(\.outcome) == [.unchanged(golden: "Snapshots/\(a)")])
        #expect(try folder.files() == files)
    }

    @Test("a golden that changed since the run, appeared or vanished is not touched")
    func goldenChanged() throws {
        let folder = try ReviewedFolder.ordinary()
        let other = try ReviewedFolder.snapshot(99).encoded()
        for id in [a, b] { try folder.write(other, "Snapshots/\(id)") }
        var review = try folder.review()
        let report = try review.accept([a, b])
        #expect(
            report.refused.map(\.error) == [a, b].map { .goldenChanged(path: "\(folder.goldens)/\($0)") })
        #expect(try folder.bytes("Snapshots/\(a)") == other)
        try FileManager.default.removeItem(atPath: folder.goldens + "/" + a)
        #expect(try review.accept([a]).refused.map(\.error) == [.goldenChanged(path: "\(folder.goldens)/\(a)")])
    }

    @Test("a picture that is gone, is none, or is another than the run drew is not accepted")
    func pictureChanged() throws {
        let folder = try ReviewedFolder.ordinary()
        let path = "out/scenes/a@2x-actual.png"
        let golden = try folder.bytes("Snapshots/\(a)")
        func refusal() throws -> ReviewError? {
            var review = try folder.review()
            return try review.accept([a]).refused.first?.error
        }
        try folder.write(try ReviewedFolder.snapshot(21).encoded(), path)
        #expect(try refusal() == .pictureChanged(path: "\(folder.path)/\(path)"))
        try folder.write(Array("no picture".utf8), path)
        #expect(try refusal()?.hint == "verify again, and look at what it shows")
        try FileManager.default.removeItem(atPath: folder.path + "/" + path)
        #expect(try refusal() == .noPicture(path: "\(folder.path)/\(path)"))
        #expect(try folder.bytes("Snapshots/\(a)") == golden)
    }

    @Test("rejecting puts the pictures away and leaves the golden")
    func reject() throws {
        let folder = try ReviewedFolder.ordinary()
        let before = try folder.files()
        var review = try folder.review()
        #expect(try review.reject([a]).items.map(\.outcome) == [.rejected])
        #expect(try folder.bytes("out/scenes/a@2x-actual.png") == nil)
        #expect(try folder.bytes("out/scenes/a@2x-expected.png") == nil)
        #expect(try folder.bytes("Snapshots/\(a)") == before["Snapshots/\(a)"])
        #expect(try review.reject([a]).items.map(\.outcome) == [.unchanged(golden: nil)])
        #expect(try review.accept([a]).refused.map(\.error) == [.rejectedBefore])
        #expect(try review.undo().items.map(\.outcome) == [.restored])
        #expect(try folder.files() == before)
    }

    @Test("undo restores exactly, step by step, and then says that there is nothing left")
    func undo() throws {
        let folder = try ReviewedFolder.ordinary()
        let first = try folder.files()
        var review = try folder.review()
        try review.accept([a])
        let second = try folder.files()
        try review.accept([b])
        #expect(try review.undo().items.map(\.id) == [b])
        #expect(try folder.files() == second)
        #expect(try review.undo().items.map(\.id) == [a])
        #expect(try folder.files() == first)
        #expect(throws: ReviewError.nothingToUndo) { try review.undo() }
    }

    @Test("undo does nothing at all where a golden was written since")
    func undoConflict() throws {
        let folder = try ReviewedFolder.ordinary()
        var review = try folder.review()
        try review.accept([a, b])
        try folder.write([1, 2, 3], "Snapshots/\(b)")
        let files = try folder.files()
        let error = #expect(throws: ReviewError.self) { try review.undo() }
        #expect(error?.message == "\(folder.goldens)/\(b) was changed since it was accepted")
        #expect(try folder.files() == files)
    }

    @Test("what a process that was killed left half done is finished by doing it again, and undone as well")
    func cutShort() throws {
        let folder = try ReviewedFolder.ordinary()
        let before = try folder.files()
        var review = try folder.review()
        try review.accept([a])
        // The golden is new, the results are not marked yet.
        try folder.write(before["out/results.json"] ?? [], "out/results.json")
        var again = try folder.review()
        #expect(again.pending.map(\.id) == [a, b])
        #expect(try again.accept([a]).items.map(\.outcome) == [.unchanged(golden: "Snapshots/\(a)")])
        #expect(again.pending.map(\.id) == [b])
        _ = try again.undo()
        #expect(try folder.files() == before)
    }

    @Test("two reviews of one folder do not lose each other's decisions")
    func twoReviews() throws {
        let folder = try ReviewedFolder.ordinary()
        var (one, other) = (try folder.review(), try folder.review())
        try one.accept([a])
        try other.reject([b])
        #expect(try folder.review().results.cases.map(\.decision) == [.accepted, .rejected])
        #expect(other.results.cases.map(\.decision) == [.accepted, .rejected])
    }

    @Test("many threads that accept at once leave every decision and no half file")
    func threads() async throws {
        let folder = try ReviewedFolder()
        var results = ReviewedFolder.results()
        for index in 0..<12 {
            try folder.add("s/\(index)@2x.png", golden: 1, drawn: UInt8(10 + index), to: &results)
        }
        try folder.save(results)
        let (output, path) = (folder.output, folder.path)
        try await withThrowingTaskGroup(of: Void.self) { group in
            for item in results.cases {
                group.addTask {
                    var review = try PendingReview(output: output, folder: path)
                    try review.accept([item.id])
                }
            }
            try await group.waitForAll()
        }
        #expect(try folder.review().pending.isEmpty)
        #expect(try FileManager.default.contentsOfDirectory(atPath: folder.output + "/replaced").count == 12)
    }

    @Test("what passed, and what is no case, is refused by name")
    func refused() throws {
        let folder = try ReviewedFolder()
        var results = ReviewedFolder.results()
        try folder.add(a, golden: 10, drawn: 10, status: .passed, to: &results)
        try folder.save(results)
        var review = try folder.review()
        #expect(
            try review.accept([a, "x"]).refused.map(\.error.message) == [
                "the case is passed: there is nothing to accept or reject", "the run has no case \"x\"",
            ])
    }

    @Test("results of tests are reviewed with those of scenes, or alone")
    func tests() throws {
        let folder = try ReviewedFolder.ordinary()
        let id = "Tests/AppTests/__Snapshots__/CardTests/card@2x.png"
        var results = ReviewedFolder.results()
        try folder.add("x@2x.png", golden: nil, drawn: 40, to: &results)
        var item = try #require(results.cases.first)
        item.id = id
        item.files.golden = id
        try folder.write(Array(item.json()), "out/tests/one.json")
        var review = try folder.review()
        #expect(review.pending.map(\.id) == [id, a, b])
        try review.accept([id])
        #expect(try folder.bytes(id) == ReviewedFolder.snapshot(40, scene: "x").encoded())
        try FileManager.default.removeItem(atPath: folder.output + "/results.json")
        var alone = try folder.review()
        #expect(alone.results.cases.map(\.decision) == [.accepted])
        _ = try alone.undo()
        #expect(alone.pending.map(\.id) == [id])
        #expect(try folder.bytes(id) == nil)
    }

    @Test("a folder without results, and one with results that are none, are named")
    func noResults() throws {
        let folder = try ReviewedFolder()
        #expect(throws: ReviewError.noResults(folder.output)) { try folder.review() }
        try folder.write([1], "out/results.json")
        #expect(throws: ReviewError.unreadableResults(path: folder.output + "/results.json", .notResults)) {
            try folder.review()
        }
    }
}
