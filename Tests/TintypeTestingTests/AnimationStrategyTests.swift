import Foundation
import Testing
import Tintype

@testable import TintypeTesting

@Suite("Animations as snapshots")
@MainActor
struct AnimationStrategyTests {
    private let goldens = ScratchFolder()

    /// A bar that grows in a second.
    private struct Bar: View {
        let end: CGFloat
        @State private var isLong = false

        var body: some View {
            Color.red.frame(width: isLong ? end : 10, height: 10)
                .frame(width: 40, alignment: .leading)
                .onAppear { withAnimation(.linear(duration: 1)) { isLong = true } }
        }
    }

    /// - Parameter folder: A folder of goldens by a path of its own: an assertion draws one thing for a path.
    private func verify(
        _ end: CGFloat, _ mode: SnapshotTestingConfiguration.Record, at seconds: [Double], in folder: ScratchFolder
    ) -> String? {
        offCI {
            verifySnapshot(
                of: Bar(end: end), as: .animation(times: seconds.map { .seconds($0) }, scale: 1), record: mode,
                snapshotDirectory: folder.path, testName: "bar()")
        }
    }

    @Test("a failure says how many frames differ, and at which instant the first")
    func failure() throws {
        #expect(verify(30, .missing, at: [0, 0.5, 1], in: goldens) == nil)
        #expect(goldens.files == ["bar.animation.png"])
        #expect(verify(30, .never, at: [0, 0.5, 1], in: goldens) == nil)
        let again = ScratchFolder(again: goldens)
        let message = try #require(verify(20, .never, at: [0, 0.5, 1], in: again))
        #expect(message.contains("bar changed"))
        #expect(message.contains("2 of 3 frames differ, first at 0.5 s"))
        let other = try #require(verify(30, .never, at: [0, 0.5], in: ScratchFolder(again: again)))
        #expect(other.contains("the golden has 3 frames, and 2 were drawn"))
    }

    @Test("instants that are no order in time, and such as are past, are errors")
    func times() throws {
        let order = try #require(verify(30, .missing, at: [0.5, 0], in: goldens))
        #expect(order.contains("0 s comes after 0.5 s and is not later"))
        let stage = ViewStage(Bar(end: 30), scale: 1)
        stage.advance(to: .seconds(1))
        let past = verifySnapshot(
            of: stage, as: .animation(times: [.milliseconds(500)]), record: .missing, snapshotDirectory: goldens.path,
            testName: "past()")
        #expect(past?.contains("the stage stands at 1.0 seconds already") == true)
        #expect(goldens.files.isEmpty)
    }
}
