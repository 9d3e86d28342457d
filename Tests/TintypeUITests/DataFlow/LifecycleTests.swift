import Foundation
import Testing
import TintypeGraphics
import TintypeTree
import TintypeUI

@Suite("What views do before the picture")
@MainActor
struct LifecycleTests {
    @Test("onChange tells the old and the new value, and at first only where asked")
    func onChange() throws {
        let log = Log()
        _ = try settle(Changing(log: log))
        #expect(log.lines == ["initial 0 0", "0 to 1", "none", "new 1", "initial 0 1"])
    }

    @Test("a task runs until it first waits, and what comes after is no part of the picture")
    func task() throws {
        #expect(try settle(Waiting()).texts == ["begun"])
    }

    @Test("a task with an id runs again when the id is another")
    func taskID() throws {
        let log = Log()
        _ = try settle(Restarting(log: log))
        #expect(log.lines == ["0", "1"])
    }

    @Test("a task that waits is cancelled when its picture is done")
    func cancelled() async throws {
        let stream = AsyncStream.makeStream(of: Void.self)
        _ = try settle(Cancelled(ended: stream.continuation))
        for await _ in stream.stream { break }
    }

    @Test("onReceive is given what a publisher has at once, and what views make it publish")
    func onReceive() throws {
        let subject = PassthroughSubject<Int, Never>()
        #expect(try settle(Receiving(subject: subject)).texts == ["1 2"])
    }

    @Test("nothing disappears from a picture")
    func onDisappear() throws {
        let log = Log()
        _ = try settle(Vanishing(log: log))
        #expect(log.lines.isEmpty)
    }

    @Test("views that never settle are named with what they saw last")
    func unsettled() throws {
        let error = #expect(throws: RenderErrors.self) {
            try settle(Endless(), context: .blocks(maximumRounds: 4))
        }
        #expect(error?.errors.first?.message.contains("onChange of Text = 3") == true)
    }

    @Test("where no view was told of anything, the diagnostic names those whose state was written")
    func spinning() throws {
        let error = #expect(throws: RenderErrors.self) {
            try settle(Spinning(), context: .blocks(maximumRounds: 2))
        }
        #expect(
            error?.errors.first?.message
                == "the scene did not settle in 2 rounds: round 1: state of Spinning; round 2: state of Spinning")
        #expect(error?.errors.first?.place?.view == "state of Spinning")
    }
}

private struct Spinning: View {
    @State private var value = 0
    var body: some View {
        Text("x").task(id: value) { value += 1 }
    }
}

private struct Changing: View {
    @State private var value = 0
    let log: Log
    var body: some View {
        Text("\(value)")
            .onAppear { value = 1 }
            .onChange(of: value) { log.lines.append("\($0) to \($1)") }
            .onChange(of: value) { log.lines.append("none") }
            .onChange(of: value, perform: { log.lines.append("new \($0)") })
            .onChange(of: value, initial: true) { log.lines.append("initial \($0) \($1)") }
    }
}

private struct Waiting: View {
    @State private var text = "new"
    var body: some View {
        Text(text).task {
            text = "begun"
            await Task.yield()
            text = "too late"
        }
    }
}

private struct Restarting: View {
    @State private var id = 0
    let log: Log
    var body: some View {
        Text("x").task(id: id) {
            log.lines.append("\(id)")
            id = 1
        }
    }
}

private struct Cancelled: View {
    let ended: AsyncStream<Void>.Continuation
    var body: some View {
        Text("x").task {
            // Ends by being cancelled alone.
            while !Task.isCancelled { await Task.yield() }
            ended.yield()
        }
    }
}

private struct Receiving: View {
    let subject: PassthroughSubject<Int, Never>
    @State private var first = 0
    @State private var second = 0
    var body: some View {
        Text("\(first) \(second)")
            .onReceive(Just(1)) { first = $0 }
            .onReceive(subject) { second = $0 }
            .onChange(of: first) { subject.send(2) }
    }
}

private struct Vanishing: View {
    @State private var isThere = true
    let log: Log
    var body: some View {
        VStack {
            if isThere { Text("x").onDisappear { log.lines.append("gone") } }
        }
        .onAppear { isThere = false }
    }
}

private struct Endless: View {
    @State private var value = 0
    var body: some View {
        Text("\(value)").onChange(of: value, initial: true) { value += 1 }
    }
}
