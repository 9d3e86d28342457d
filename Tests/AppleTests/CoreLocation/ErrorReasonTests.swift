import CoreLocation
import Foundation
import HomeKit
import LocalAuthentication
import MapKit
import Testing

@Suite("Errors by their reasons")
struct ErrorReasonTests {
    @Test("a reason is matched in a catch and in a switch, and the error is Foundation's")
    func matching() {
        func name(_ error: any Error) -> String {
            switch error {
            case CLError.denied: "denied"
            case CLError.network: "network"
            default: "other"
            }
        }
        #expect(name(CLError(.denied)) == "denied" && name(CLError(.network)) == "network")
        #expect(name(CLError(.headingFailure)) == "other" && name(URLError(.badURL)) == "other")
        let error = CLError(.regionMonitoringFailure, userInfo: ["region": "home"]) as NSError
        #expect(error.domain == kCLErrorDomain && error.code == 5)
        #expect(CLError(.denied).errorUserInfo.isEmpty && CLError(.denied) == CLError(.denied, userInfo: ["a": 1]))
    }

    @Test("the facts of an error are kept, and its number is Foundation's, also one without a sign")
    func facts() {
        let error = HMError(.notFound, userInfo: ["home": "1"])
        #expect(error.errorUserInfo["home"] as? String == "1" && error == HMError(.notFound))
        #expect(MKError(.serverFailure).errorCode == 2 && MKError.errorDomain == MKErrorDomain)
        #expect(LAError.touchIDLockout == LAError.biometryLockout)
    }

    @Test("a location's measures are kept, also in an archive")
    func archive() throws {
        let place = CLLocation(
            coordinate: CLLocationCoordinate2D(latitude: 48.2, longitude: 16.4), altitude: 170, horizontalAccuracy: 5,
            verticalAccuracy: 8, course: 90, courseAccuracy: 2, speed: 3, speedAccuracy: 0.5,
            timestamp: Date(timeIntervalSinceReferenceDate: 1000))
        #expect(place.courseAccuracy == 2 && place.speedAccuracy == 0.5)
        let data = try NSKeyedArchiver.archivedData(withRootObject: place, requiringSecureCoding: false)
        let reader = try NSKeyedUnarchiver(forReadingFrom: data)
        reader.requiresSecureCoding = false
        let read = reader.decodeObject(forKey: NSKeyedArchiveRootObjectKey) as? CLLocation
        #expect(read?.coordinate.latitude == 48.2 && read?.course == 90 && read?.timestamp == place.timestamp)
    }

    @Test("a monitor keeps its conditions by their names")
    func monitor() async {
        let monitor = await CLMonitor("places")
        let home = CLMonitor.CircularGeographicCondition(center: CLLocationCoordinate2D(), radius: 50)
        await monitor.add(home, identifier: "home", assuming: .satisfied)
        await monitor.add(home, identifier: "home")
        #expect(await monitor.identifiers == ["home"])
        #expect(await monitor.record(for: "home")?.lastEvent.state == .unknown)
        await monitor.remove("home")
        #expect(await monitor.record(for: "home") == nil)
    }
}
