import FoundationOverlay
import Testing

@Suite("Actors on queues")
struct QueueExecutorTests {
    private actor Worker {
        let queue = DispatchSerialQueue(label: "worker")
        let mark = DispatchSpecificKey<Int>()
        nonisolated var unownedExecutor: UnownedSerialExecutor { queue.asUnownedSerialExecutor() }

        init() {
            queue.setSpecific(key: mark, value: 7)
        }

        func place() -> Int? { DispatchQueue.getSpecific(key: mark) }
    }

    @Test("an actor works on its own queue")
    func place() async { #expect(await Worker().place() == 7) }
}
