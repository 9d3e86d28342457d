import AppTrackingTransparency
import Testing

@Suite("AppTrackingTransparency")
@MainActor
struct AppTrackingTransparencyTests {
    @Test("nobody allows to be followed")
    func permission() async {
        #expect(await ATTrackingManager.requestTrackingAuthorization() == .denied)
        #expect(ATTrackingManager.trackingAuthorizationStatus == .denied)
    }
}
