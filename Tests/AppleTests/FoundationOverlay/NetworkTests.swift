import FoundationOverlay
import Testing

@Suite("Network")
struct NetworkTests {
    @Test("the monitor tells once that there is no connection")
    func monitor() async {
        var states: [NWPath.Status] = []
        for await path in NWPathMonitor() { states.append(path.status) }
        #expect(states == [.unsatisfied])
    }
}
