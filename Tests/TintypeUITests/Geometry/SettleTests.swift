import Foundation
import Testing
import TintypeGraphics
import TintypeTree
import TintypeUI

@Suite("The settle loop")
@MainActor
struct SettleTests {
    @Test("a scene that feeds no state is evaluated once")
    func still() throws {
        #expect(try settle(Color.red).rounds == 1)
    }

    @Test("a greatest height that feeds a state settles in two rounds")
    func settles() throws {
        let scene = try settle(TallestRow(), width: 100, height: 100)
        #expect(scene.rounds == 2)
        #expect(try scene.frame("bar").height == 30)
    }

    @Test("a view as high as it last was and 1 point more never settles: the diagnostic comes after the last round")
    func unstable() throws {
        var evaluations = 0
        let view = Growing { evaluations += 1 }
        let error = #expect(throws: RenderErrors.self) {
            try settle(view, width: 50, height: 50, context: .blocks(maximumRounds: 7))
        }
        #expect(evaluations == 7)
        #expect(
            error?.description == """
                the scene did not settle in 7 rounds: round 5: onGeometryChange of tower = 14.0; \
                round 6: onGeometryChange of tower = 15.0; round 7: onGeometryChange of tower = 16.0 \
                in onGeometryChange of tower
                hint: what is measured must not depend on the state that it is written to
                """)
    }

    @Test("without a limit of its own, a scene has 32 rounds")
    func documentedRounds() throws {
        var evaluations = 0
        let error = #expect(throws: RenderErrors.self) {
            try settle(Growing { evaluations += 1 }, width: 50, height: 50)
        }
        #expect(evaluations == 32)
        #expect(error?.errors.count == 1)
    }

    @Test("two views that feed each other are both named")
    func pair() throws {
        let error = #expect(throws: RenderErrors.self) {
            try settle(Seesaw(), width: 50, height: 50, context: .blocks(maximumRounds: 4))
        }
        let view = try #require(error?.errors.first?.place?.view)
        #expect(view.contains("left") && view.contains("right"))
    }
}

private struct HeightKey: PreferenceKey {
    static var defaultValue: CGFloat { 0 }

    static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) {
        value = max(value, nextValue())
    }
}

private struct TallestRow: View {
    @State private var height: CGFloat = 0

    var body: some View {
        HStack {
            ForEach([10, 30, 20] as [CGFloat], id: \.self) { side in
                Color.red.frame(width: 10, height: side).preference(key: HeightKey.self, value: side)
            }
            Color.blue.frame(width: 10, height: height).id("bar")
        }
        .onPreferenceChange(HeightKey.self) { height = $0 }
    }
}

private struct Growing: View {
    @State private var height: CGFloat = 10
    var evaluated: () -> Void

    var body: some View {
        let _ = evaluated()
        Color.red.frame(width: 10, height: height).id("tower")
            .onGeometryChange(for: CGFloat.self) {
                $0.size.height
            } action: {
                height = $0 + 1
            }
    }
}

private struct Seesaw: View {
    @State private var left: CGFloat = 10
    @State private var right: CGFloat = 10

    var body: some View {
        HStack {
            Color.red.frame(width: 5, height: left).id("left")
                .onGeometryChange(for: CGFloat.self) {
                    $0.size.height
                } action: {
                    right = 31 - $0
                }
            Color.red.frame(width: 5, height: right).id("right")
                .onGeometryChange(for: CGFloat.self) {
                    $0.size.height
                } action: {
                    left = $0
                }
        }
    }
}
