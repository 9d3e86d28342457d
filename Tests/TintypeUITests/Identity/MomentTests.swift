import Foundation
import Testing
import TintypeGraphics
import TintypeTree
import TintypeUI

/// Texts, timelines and the views' own code go by one clock.
@Suite("The moment of a picture")
@MainActor
struct MomentTests {
    private var living: RenderContext {
        var context = RenderContext.blocks()
        context.instant = Date()
        context.clock = { Date() }
        context.wait = 1
        return context
    }

    @Test("relative texts count from the clock that views read, and from a given moment where there is one")
    func texts() throws {
        let view = VStack {
            Text(Date().addingTimeInterval(600), style: .timer)
            Text(Date().addingTimeInterval(-600), style: .relative)
            Text(timerInterval: Date()...Date().addingTimeInterval(60))
        }
        #expect(try settle(view, context: living).texts == ["10:00", "10 min", "1:00"])
        var given = RenderContext.blocks()
        given.instant = Date(timeIntervalSince1970: 1_000_000)
        let fixed = Text(Date(timeIntervalSince1970: 1_000_090), style: .timer)
        #expect(try settle(fixed, context: given).texts == ["1:30"])
    }

    @Test("a schedule that begins now shows one date in all rounds")
    func timeline() throws {
        let scene = try settle(Clock(), context: living)
        #expect(scene.texts == ["1"])
    }
}

/// Counts the dates that it is shown.
private struct Clock: View {
    @State private var dates: Set<Date> = []

    var body: some View {
        TimelineView(.periodic(from: .now, by: 1)) { timeline in
            Text("\(dates.count)").onChange(of: timeline.date, initial: true) { dates.insert(timeline.date) }
        }
    }
}
