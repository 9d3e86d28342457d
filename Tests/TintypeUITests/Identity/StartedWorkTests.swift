import Foundation
import Observation
import Testing
import TintypeGraphics
import TintypeTree
import TintypeUI

/// Work that views start when they appear runs, in virtual time.
@Suite("Work that views start")
@MainActor
struct StartedWorkTests {
    private func shown(_ view: some View, wait: Double = 1) throws -> (texts: [String], notes: [String]) {
        var context = RenderContext.blocks()
        context.wait = wait
        let session = Session(context: context)
        let pass = SettlePass(session: session, canvas: ProposedViewSize(width: 300, height: 300))
        let scene = try pass.run { evaluate(view, into: &$0) }
        return (scene.texts, session.notes.notes.map(\.message))
    }

    private func evaluate<V: View>(_ view: V, into scope: inout Scope) { V._evaluate(view, into: &scope) }

    /// The text that is shown in the end, which `start` writes in `onAppear`.
    private func outcome(wait: Double = 1, _ start: @escaping @MainActor (Binding<String>) -> Void) throws -> String {
        try shown(Starting(start: start), wait: wait).texts.first ?? ""
    }

    @Test("the main queue, at once and after a while")
    func mainQueue() throws {
        #expect(try outcome { text in DispatchQueue.main.async { text.wrappedValue = "done" } } == "done")
        #expect(
            try outcome { text in
                DispatchQueue.main.asyncAfter(deadline: .now() + 0.9) { text.wrappedValue = "done" }
            } == "done")
        #expect(
            try outcome { text in
                DispatchQueue.main.asyncAfter(wallDeadline: .now() + 0.3) { text.wrappedValue = "done" }
            } == "done")
        #expect(try outcome { text in RunLoop.main.perform { text.wrappedValue = "done" } } == "done")
    }

    @Test("what is due when the wait is over is not in the picture, and a note says so")
    func tooLate() throws {
        let view = Starting { text in
            DispatchQueue.main.asyncAfter(deadline: .now() + 3) { text.wrappedValue = "late" }
        }
        let (texts, notes) = try shown(view)
        #expect(texts == ["new"])
        #expect(notes == ["1 piece of work was still waiting, to begin 3 seconds after the views appeared"])
        #expect(try shown(view, wait: 4).texts == ["late"])
        #expect(try shown(view, wait: 4).notes.isEmpty)
    }

    @Test("tasks of the main actor, and those that leave it and come back")
    func tasks() throws {
        #expect(try outcome { text in Task { text.wrappedValue = "done" } } == "done")
        #expect(
            try outcome { text in
                Task.detached { await MainActor.run { text.wrappedValue = "done" } }
            } == "done")
        #expect(
            try outcome { text in
                Task {
                    let parts = await withTaskGroup(of: Int.self) { group in
                        for number in 1...3 { group.addTask { number } }
                        var sum = 0
                        for await part in group { sum += part }
                        return sum
                    }
                    text.wrappedValue = "\(parts)"
                }
            } == "6")
    }

    @Test("a task goes on after it has slept, and no second passes")
    func sleeping() throws {
        let start = ContinuousClock.now
        #expect(
            try outcome(wait: 3_600) { text in
                Task {
                    try? await Task.sleep(for: .seconds(1_800))
                    try? await Task.sleep(nanoseconds: 600_000_000_000)
                    text.wrappedValue = "rested"
                }
            } == "rested")
        #expect(ContinuousClock.now - start < .seconds(60))
    }

    @Test("a view's task goes on after its first suspension")
    func viewTask() throws {
        let view = Suspended()
        #expect(try shown(view).texts == ["woken"])
    }

    @Test("background queues are waited for")
    func background() throws {
        #expect(
            try outcome { text in
                DispatchQueue.global().async {
                    let isMain = Thread.isMainThread
                    DispatchQueue.main.async { text.wrappedValue = isMain ? "main" : "done" }
                }
            } == "done")
    }

    @Test("timers tick in virtual time, and stop when they are told to")
    func timers() throws {
        #expect(
            try outcome { text in
                nonisolated(unsafe) var ticks = 0
                _ = Timer.scheduledTimer(withTimeInterval: 0.3, repeats: true) { _ in
                    ticks += 1
                    text.wrappedValue = "\(ticks)"
                }
            } == "3")
        #expect(
            try outcome { text in
                nonisolated(unsafe) var ticks = 0
                _ = Timer.scheduledTimer(withTimeInterval: 0.1, repeats: true) { timer in
                    ticks += 1
                    text.wrappedValue = "\(ticks)"
                    if ticks == 2 { timer.invalidate() }
                }
            } == "2")
    }

    @Test("the end of an animation is told as long after as it takes")
    func completion() throws {
        func end(wait: Double) throws -> String {
            try outcome(wait: wait) { text in
                withAnimation(.linear(duration: 0.5)) {
                    text.wrappedValue = "moved"
                } completion: {
                    text.wrappedValue = "ended"
                }
            }
        }
        #expect(try end(wait: 0.4) == "moved")
        #expect(try end(wait: 1) == "ended")
    }

    @Test("a model that work changes makes views anew, whichever kind it is")
    func models() throws {
        #expect(try shown(Loading()).texts == ["loaded", "loaded"])
    }

    @Test("work that never ends is stopped, and a note says so")
    func endless() throws {
        // What is left goes on after the picture, and would keep the tests' own main queue busy.
        @MainActor final class Watch { var isOver = false }
        let watch = Watch()
        let view = Starting { text in
            @MainActor func again() {
                guard !watch.isOver else { return }
                DispatchQueue.main.async { MainActor.assumeIsolated { again() } }
            }
            again()
        }
        #expect(try shown(view).notes.first?.hasPrefix("what views start never comes to an end") == true)
        watch.isOver = true
    }

    @Test("a view that waits for nothing is made as often as before")
    func still() throws {
        var context = RenderContext.blocks()
        context.wait = 1
        #expect(try settle(Color.red, context: context).rounds == 1)
    }
}

private struct Starting: View {
    @State private var text = "new"
    let start: @MainActor (Binding<String>) -> Void

    var body: some View { Text(text).onAppear { start($text) } }
}

private struct Suspended: View {
    @State private var text = "new"

    var body: some View {
        Text(text).task {
            await Task.yield()
            try? await Task.sleep(for: .seconds(0.5))
            text = "woken"
        }
    }
}

@Observable
@MainActor
private final class Observed {
    var text = "new"
}

@MainActor
private final class Announced: ObservableObject {
    @Published var text = "new"
}

private struct Loading: View {
    @State private var observed = Observed()
    @StateObject private var published = Announced()

    var body: some View {
        VStack {
            Text(observed.text)
            Text(published.text)
        }
        .onAppear {
            Task { observed.text = "loaded" }
            DispatchQueue.main.async { MainActor.assumeIsolated { published.text = "loaded" } }
        }
    }
}
