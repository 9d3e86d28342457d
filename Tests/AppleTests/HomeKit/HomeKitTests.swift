import HomeKit
import Testing

@Suite("HomeKit")
@MainActor
struct HomeKitTests {
    private final class Listener: NSObject, HMHomeManagerDelegate {
        let told: (Int) -> Void

        init(_ told: @escaping (Int) -> Void) {
            self.told = told
        }

        func homeManagerDidUpdateHomes(_ manager: HMHomeManager) { told(manager.homes.count) }
    }

    @Test("a listener hears that there is no home, and adding one is refused")
    func homes() async throws {
        let manager = HMHomeManager()
        var listeners: [Listener] = []
        let count: Int = try await answer { done in
            listeners.append(Listener(done))
            manager.delegate = listeners[0]
        }
        #expect(count == 0 && !manager.authorizationStatus.contains(.authorized))
        var refusals: [HMError.Code?] = []
        manager.addHome(withName: "a") { _, error in refusals.append((error as? HMError)?.code) }
        #expect(refusals == [.homeAccessNotAuthorized])
        do {
            try await HMCharacteristic().writeValue(1)
            Issue.record("nothing is written")
        } catch HMError.accessoryNotReachable {}
    }

    @Test("kinds of services have the protocol's numbers")
    func kinds() {
        #expect(HMServiceTypeLightbulb == "00000043-0000-1000-8000-0026BB765291")
        #expect(HMError.Code.homeAccessNotAuthorized.rawValue == 47)
    }
}
