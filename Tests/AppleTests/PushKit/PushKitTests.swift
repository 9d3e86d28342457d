import PushKit
import Testing

@Suite("PushKit")
@MainActor
struct PushKitTests {
    @Test("the delegate is told once that there is no proof for a kind")
    func refused() async throws {
        let (registry, delegate) = (PKPushRegistry(queue: nil), PushDelegate())
        registry.delegate = delegate
        let type: PKPushType = try await answer { done in
            delegate.done = done
            registry.desiredPushTypes = [.voIP]
        }
        #expect(type == .voIP)
        #expect(registry.pushToken(for: .voIP) == nil)
    }
}

private final class PushDelegate: NSObject, PKPushRegistryDelegate {
    var done: ((PKPushType) -> Void)?

    func pushRegistry(_ registry: PKPushRegistry, didUpdate pushCredentials: PKPushCredentials, for type: PKPushType) {}
    func pushRegistry(_ registry: PKPushRegistry, didInvalidatePushTokenFor type: PKPushType) { done?(type) }
}
