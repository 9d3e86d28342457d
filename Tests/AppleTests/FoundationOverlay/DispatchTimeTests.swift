import Dispatch
import FoundationOverlay
import Testing

@Suite("Distances between moments")
struct DispatchTimeTests {
    @Test("a distance has a sign, and leads from one moment to the other")
    func distance() {
        let (early, late) = (DispatchTime(uptimeNanoseconds: 1_000), DispatchTime(uptimeNanoseconds: 3_500))
        #expect(early.distance(to: late) == .nanoseconds(2_500))
        #expect(late.distance(to: early) == .nanoseconds(-2_500))
        #expect(early.advanced(by: early.distance(to: late)) == late)
    }
}
