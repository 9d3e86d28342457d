import Foundation
import Testing
import Tintype

@testable import TintypeTesting

private let opening = Date(timeIntervalSince1970: 1_000_000)

@Suite("The moment that tests draw", .snapshots(wait: 2, date: opening))
@MainActor
struct MomentTraitTests {
    @Test("a view is drawn as long after its appearance as the trait says, and an inner one says otherwise")
    func wait() throws {
        #expect(try text(Later()).contains("after 1 s"))
        #expect(try !text(Later()).contains("after 3 s"))
        #expect(try withSnapshotTesting(wait: 4) { try text(Later()) }.contains("after 3 s"))
        #expect(try withSnapshotTesting(wait: 0.5) { try text(Later()) }.contains("at once"))
    }

    @Test("nothing is waited for in real time", .snapshots(wait: 86_400))
    func day() throws {
        #expect(try text(Later()).contains("after 3 s"))
    }

    @Test("relative dates and intervals count from the date that the trait says, and an inner one says otherwise")
    func date() throws {
        let timer = Text(opening.addingTimeInterval(90), style: .timer)
        #expect(try text(timer).contains("1:30"))
        #expect(
            try withSnapshotTesting(date: opening.addingTimeInterval(60)) { try text(timer) }.contains("0:30"))
        let progress = ProgressView(timerInterval: opening.addingTimeInterval(-30)...opening.addingTimeInterval(90))
        let shown = try text(progress.frame(width: 200))
        #expect(shown.contains("1:30") && shown.contains("0.75"), "\(shown)")
    }

    /// The settled tree of a view, as an assertion of this test records it.
    private func text<V: View>(_ view: V) throws -> String {
        let goldens = ScratchFolder()
        let failure = SnapshotEnvironment.$substitute.withValue(SnapshotEnvironment([:])) {
            verifySnapshot(
                of: view, as: .tree, record: .all, snapshotDirectory: goldens.path,
                fileID: "TintypeTestingTests/Moments.swift", testName: "moment()", line: 1, column: 1)
        }
        #expect(failure == nil)
        return String(decoding: try goldens.bytes(try #require(goldens.files.first)), as: UTF8.self)
    }
}

private struct Later: View {
    @State private var text = "at once"

    var body: some View {
        Text(text).task {
            try? await Task.sleep(for: .seconds(1))
            text = "after 1 s"
            try? await Task.sleep(for: .seconds(2))
            text = "after 3 s"
        }
    }
}
