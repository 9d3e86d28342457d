import CoreLocation
import Testing

@Suite("CoreLocation")
@MainActor
struct CoreLocationTests {
    @Test("the delegate is told of the permission once it is set")
    func permission() async throws {
        let (manager, tracker) = (CLLocationManager(), Tracker())
        let told: String = try await answer { told in
            tracker.told = told
            manager.delegate = tracker
        }
        #expect(told == "permission 0")
    }

    @Test("each demand for a place fails, and the delegate is told so", arguments: 0..<5)
    func demands(index: Int) async throws {
        let (manager, tracker) = (CLLocationManager(), Tracker())
        _ = try await answer { told in
            tracker.told = told
            manager.delegate = tracker
        }
        let told: String = try await answer { told in
            tracker.told = told
            switch index {
            case 0: manager.requestLocation()
            case 1: manager.startUpdatingLocation()
            case 2: manager.startUpdatingHeading()
            case 3: manager.startMonitoringSignificantLocationChanges()
            default:
                let place = CLLocationCoordinate2D(latitude: 59.9, longitude: 10.7)
                manager.startMonitoring(for: CLCircularRegion(center: place, radius: 100, identifier: "Oslo"))
            }
        }
        #expect(told == ["failed 1", "failed 1", "failed 3", "failed 1", "region 4"][index])
    }

    @Test("a question for full accuracy is refused in both forms")
    func accuracy() async throws {
        let manager = CLLocationManager()
        await #expect(throws: CLError(.denied)) {
            try await manager.requestTemporaryFullAccuracyAuthorization(withPurposeKey: "Trail")
        }
        let error: (any Error)? = try await answer { told in
            manager.requestTemporaryFullAccuracyAuthorization(withPurposeKey: "Trail", completion: told)
        }
        #expect(error as? CLError == CLError(.denied))
    }

    @Test("an address is not found without a connection, in both forms")
    func addresses() async throws {
        let geocoder = CLGeocoder()
        await #expect(throws: CLError(.network)) { try await geocoder.geocodeAddressString("Oslo") }
        let error: (any Error)? = try await answer { told in
            geocoder.reverseGeocodeLocation(CLLocation(latitude: 0, longitude: 0)) { _, error in told(error) }
        }
        #expect(error as? CLError == CLError(.network))
    }
}

private final class Tracker: NSObject, CLLocationManagerDelegate {
    var told: ((String) -> Void)?

    func locationManagerDidChangeAuthorization(_ manager: CLLocationManager) {
        told?("permission \(manager.authorizationStatus.rawValue)")
    }

    func locationManager(_ manager: CLLocationManager, didFailWithError error: any Error) {
        told?("failed \((error as? CLError)?.code.rawValue ?? -1)")
    }

    func locationManager(
        _ manager: CLLocationManager, monitoringDidFailFor region: CLRegion?, withError error: any Error
    ) {
        told?("region \((error as? CLError)?.code.rawValue ?? -1)")
    }
}
