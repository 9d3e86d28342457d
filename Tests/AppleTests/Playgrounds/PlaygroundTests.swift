import Playgrounds
import Synchronization
import Testing

private let runs = Mutex(0)

#Playground("Counted") {
    runs.withLock { $0 += 1 }
    try await Task.sleep(for: .zero)
}

@Suite("Playgrounds")
struct PlaygroundTests {
    @Test("a playground is compiled, and not run")
    func notRun() {
        #expect(runs.withLock { $0 } == 0)
    }
}
