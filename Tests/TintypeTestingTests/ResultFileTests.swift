import Foundation
import Testing
import Tintype
import TintypeSnapshots

@testable import TintypeTesting

@Suite("What a test leaves for review")
@MainActor
struct ResultFileTests {
    private let goldens = ScratchFolder()
    private let artifacts = ScratchFolder()

    /// The results after two pictures were compared at scale 3, by the run of the tests of that number; nil for none.
    private func results(padding: CGFloat, run: Int) -> RunResults? {
        let goldens = (0..<run).reduce(goldens) { folder, _ in ScratchFolder(again: folder) }
        for (name, text) in [("one", "Hi"), ("two", "Ho")] {
            _ = SnapshotEnvironment.$substitute.withValue(SnapshotEnvironment(["TINTYPE_ARTIFACTS": artifacts.path])) {
                verifySnapshot(
                    of: Text(text).padding(padding), as: .image(scale: 3), record: .missing,
                    snapshotDirectory: goldens.path, fileID: "TintypeTestingTests/Squares.swift",
                    testName: name + "()", line: 1, column: 1)
            }
        }
        return try? OutputFolder(artifacts.path).load()
    }

    @Test("says the scale, and which pictures changed alike; nothing is left where all are as they should be")
    func results() throws {
        #expect(results(padding: 8, run: 0) == nil)
        let changed = try #require(results(padding: 12, run: 1))
        #expect(changed.cases.map(\.scale) == [3, 3])
        #expect(changed.groups.map(\.cases.count) == [2])
        #expect(Set(changed.cases.map(\.group)).count == 1)
    }
}
