import MapKit
import Testing

@Suite("Filters of places")
struct PlaceFilterTests {
    @Test("a filter of nothing lets all places through")
    func nothing() {
        let filter = MKPointOfInterestFilter()
        #expect(filter.includes(.cafe) && !filter.excludes(.cafe))
        #expect(!MKPointOfInterestFilter(including: [.park]).includes(.cafe))
    }
}
