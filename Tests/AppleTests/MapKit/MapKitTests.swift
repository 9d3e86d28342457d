import MapKit
import Testing

@Suite("MapKit")
@MainActor
struct MapKitTests {
    @Test("a search and a route fail, as no service is there")
    nonisolated func waiting() async throws {
        await #expect(throws: MKError(.serverFailure)) {
            _ = try await MKLocalSearch(request: MKLocalSearch.Request()).start()
        }
        await #expect(throws: MKError(.serverFailure)) {
            _ = try await MKDirections(request: MKDirections.Request()).calculate()
        }
    }

    @Test("whoever is to be told of a search or a route is told of the failure")
    func services() async throws {
        let search = MKLocalSearch(request: MKLocalSearch.Request())
        let missing: (any Error)? = try await answer { told in search.start { _, error in told(error) } }
        #expect(missing != nil)
        let route: (any Error)? = try await answer { told in
            MKDirections(request: MKDirections.Request()).calculate { _, error in told(error) }
        }
        #expect(route != nil)
    }

    @Test("what is typed is not completed, and the delegate is told so")
    func completion() async throws {
        let (completer, typist) = (MKLocalSearchCompleter(), Typist())
        completer.delegate = typist
        let error: any Error = try await answer { told in
            typist.told = told
            completer.queryFragment = "Os"
        }
        #expect((error as? MKError)?.code == .serverFailure)
        #expect(completer.results.isEmpty)
    }
}

private final class Typist: NSObject, MKLocalSearchCompleterDelegate {
    var told: ((any Error) -> Void)?

    func completerDidUpdateResults(_ completer: MKLocalSearchCompleter) {}
    func completer(_ completer: MKLocalSearchCompleter, didFailWithError error: any Error) { told?(error) }
}
