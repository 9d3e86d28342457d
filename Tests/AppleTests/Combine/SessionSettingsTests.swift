import Combine
import Foundation
import FoundationNetworking
import Testing

@Suite("Settings of sessions")
struct SessionSettingsTests {
    @Test("what Linux's settings lack reads back, each from its own settings")
    func settings() {
        let settings = URLSessionConfiguration.background(withIdentifier: "a")
        #expect(settings.identifier == "a" && !settings.waitsForConnectivity)
        settings.waitsForConnectivity = true
        settings.allowsExpensiveNetworkAccess = false
        settings.multipathServiceType = .handover
        #expect(settings.waitsForConnectivity && !settings.allowsExpensiveNetworkAccess)
        #expect(settings.multipathServiceType == .handover && settings.allowsConstrainedNetworkAccess)
        #expect(!URLSessionConfiguration.default.waitsForConnectivity)
    }
}
