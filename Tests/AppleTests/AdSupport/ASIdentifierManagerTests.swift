import AdSupport
import Testing

@Suite("AdSupport")
struct ASIdentifierManagerTests {
    @Test("nobody is followed: the number is made of zeros")
    func zeros() {
        #expect(ASIdentifierManager.shared().advertisingIdentifier.uuidString == "00000000-0000-0000-0000-000000000000")
        #expect(!ASIdentifierManager.shared().isAdvertisingTrackingEnabled)
    }
}
