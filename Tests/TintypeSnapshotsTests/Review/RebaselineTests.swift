import Testing

@testable import TintypeSnapshots

@Suite("Rebaselining")
struct RebaselineTests {
    private let id = "scenes/a@2x.png"

    private func outcome(_ drawn: Snapshot, status: CaseStatus = .notComparable) throws -> ReviewReport.Outcome? {
        let folder = try ReviewedFolder()
        var results = ReviewedFolder.results()
        try folder.add(id, golden: 10, drawn: 0, status: status, to: &results, snapshot: drawn)
        try folder.save(results)
        var review = try folder.review()
        return try review.rebaseline([id]).items.first?.outcome
    }

    @Test("accepts where the layouts are equal")
    func equal() throws {
        #expect(
            try outcome(ReviewedFolder.snapshot(11, pango: "1.52"))
                == .accepted(golden: "Snapshots/\(id)", isNew: false))
    }

    @Test("refuses where they differ, and names the views")
    func moved() throws {
        guard case .refused(let error) = try outcome(ReviewedFolder.snapshot(11, x: 4, pango: "1.52")) else {
            Issue.record("it was accepted")
            return
        }
        #expect(error.message.hasPrefix("the layouts differ: "))
        #expect(error.message.contains("t"))
    }

    @Test("refuses what changed with the same fonts and libraries")
    func comparable() throws {
        #expect(try outcome(ReviewedFolder.snapshot(11), status: .failed) == .refused(.comparable))
        #expect(try outcome(ReviewedFolder.snapshot(11), status: .passed) == .refused(.notPending(.passed)))
    }
}
