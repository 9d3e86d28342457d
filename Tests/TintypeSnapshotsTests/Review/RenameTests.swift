import Foundation
import Testing
import TintypeImage

@testable import TintypeSnapshots

@Suite("Goldens that nobody draws any more")
struct RenameTests {
    /// A run that found `scenes/new` without a golden and `scenes/old` without a scene, with equal pixels, and one more.
    private func folder() throws -> ReviewedFolder {
        let folder = try ReviewedFolder()
        var results = ReviewedFolder.results()
        try folder.add("scenes/new@2x.png", golden: nil, drawn: 50, to: &results)
        for (name, shade) in [("old", UInt8(50)), ("stale", 60)] {
            try folder.write(
                try ReviewedFolder.snapshot(shade, scene: "scenes/\(name)").encoded(), "Snapshots/scenes/\(name)@2x.png"
            )
        }
        try folder.write([1], "Snapshots/Tests/__Snapshots__/A/b.png")
        results.obsolete = ["Tests/__Snapshots__/A/b.png", "scenes/old@2x.png", "scenes/stale@2x.png"]
        try folder.save(results)
        return folder
    }

    @Test("are told, with what they were renamed to; those of tests are not judged")
    func obsolete() throws {
        let folder = try folder()
        let found = try folder.review().obsolete()
        #expect(found.map(\.path) == ["scenes/old@2x.png", "scenes/stale@2x.png"])
        #expect(found.map(\.renamedTo) == ["scenes/new@2x.png", nil])
    }

    @Test(
        "move to the case that draws them when it is accepted, byte for byte, so that git sees a rename; undo moves them back"
    )
    func rename() throws {
        let folder = try folder()
        let before = try folder.files()
        var review = try folder.review()
        let report = try review.accept(["scenes/new@2x.png"])
        #expect(
            report.items.map(\.description) == [
                "accepted Snapshots/scenes/new@2x.png, renamed from Snapshots/scenes/old@2x.png"
            ])
        #expect(try folder.bytes("Snapshots/scenes/new@2x.png") == before["Snapshots/scenes/old@2x.png"])
        #expect(try folder.bytes("Snapshots/scenes/old@2x.png") == nil)
        _ = try review.undo()
        #expect(try folder.files() == before)
    }

    @Test("are taken away by name, and come back")
    func prune() throws {
        let folder = try folder()
        let before = try folder.files()
        var review = try folder.review()
        let report = try review.prune(["scenes/stale@2x.png", "scenes/new@2x.png", "../out/results.json"])
        #expect(
            report.items.map(\.outcome) == [
                .pruned(golden: "Snapshots/scenes/stale@2x.png"), .unchanged(golden: nil), .unchanged(golden: nil),
            ])
        #expect(try folder.bytes("Snapshots/scenes/stale@2x.png") == nil)
        _ = try review.undo()
        #expect(try folder.files() == before)
    }

    @Test("stay where they were recorded since the run")
    func recordedSince() throws {
        let folder = try folder()
        try folder.write([1], "Snapshots/scenes/fresh@2x.png")
        #expect(try folder.review().obsolete().map(\.path) == ["scenes/old@2x.png", "scenes/stale@2x.png"])
    }

    @Test("are not known after a part of a run, and the reason is told")
    func partial() throws {
        let folder = try folder()
        func refusal(_ change: (inout RunResults) -> Void) throws -> String? {
            var results = try folder.review().results
            change(&results)
            try folder.save(results)
            defer { _ = try? folder.save(try self.folder().review().results) }
            let review = try folder.review()
            return #expect(throws: ReviewError.self) { try review.obsolete() }?.message
        }
        let start = "it is not known which goldens are obsolete: "
        #expect(try refusal { $0.run.isWhole = false } == start + "the run worked on a part of the cases")
        #expect(try refusal { $0.run.isInterrupted = true } == start + "the run ended before its time")
        #expect(
            try refusal { $0.run.shard = .init(index: 2, total: 3) } == start + "the results are those of shard 2 of 3")
        #expect(try refusal { $0.cases[0].status = .errored } == start + "1 case is in error")
    }
}
