import ActivityKit
import Testing

private struct Ride: ActivityAttributes {
    struct ContentState: Codable, Hashable { var minutes: Int }
    var driver: String
}

@Suite("ActivityKit")
struct ActivityKitTests {
    @Test("no activity starts, and none is there")
    func request() async {
        #expect(!ActivityAuthorizationInfo().areActivitiesEnabled)
        #expect(throws: ActivityAuthorizationError.unsupported) {
            try Activity.request(
                attributes: Ride(driver: "Ann"), content: .init(state: .init(minutes: 3), staleDate: nil))
        }
        #expect(Activity<Ride>.activities.isEmpty)
        for await _ in Activity<Ride>.activityUpdates { Issue.record("no activity comes") }
    }
}
