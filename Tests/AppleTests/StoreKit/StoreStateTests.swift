import StoreKit
import Testing

@Suite("States and words of the store")
struct StoreStateTests {
    @Test("a state that is mapped keeps its failure")
    func states() async {
        let five = EntitlementTaskState.success(5).map { $0 * 2 }
        #expect(five.value == 10)
        #expect(EntitlementTaskState<Int>.loading.map { $0 + 1 }.value == nil)
        let failed = await EntitlementTaskState<Int>.failure(StoreKitError.notEntitled).map { value async in value }
        guard case .failure(let error) = failed else {
            Issue.record("the failure is lost")
            return
        }
        #expect(error.localizedDescription == "Not Entitled")
    }

    @Test("what leads out of the store says no")
    func outside() async {
        #expect(await ExternalPurchaseLink.canOpen == false)
        await #expect(throws: StoreKitError.self) { try await ExternalPurchase.presentNoticeSheet() }
        await #expect(throws: StoreKitError.self) { try await Product.PromotionInfo.updateAll([]) }
    }
}
