import Combine
import SwiftUI
import Testing

@Suite("Combine's timers")
@MainActor
struct TimerTests {
    @Test("a published timer ticks in a picture's virtual time")
    func ticks() throws {
        let view = try LaidOutView(Ticking())
        #expect(view.texts == ["9"])
        #expect(view.notes.isEmpty)
    }
}

private struct Ticking: View {
    @State private var ticks = 0
    private let timer = Timer.publish(every: 0.1, on: .main, in: .common).autoconnect()

    var body: some View { Text("\(ticks)").onReceive(timer) { _ in ticks += 1 } }
}
