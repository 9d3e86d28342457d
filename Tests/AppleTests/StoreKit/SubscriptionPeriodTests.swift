import StoreKit
import Testing

@Suite("Lengths of subscriptions")
struct SubscriptionPeriodTests {
    @Test("are told by their number and unit")
    func words() {
        #expect(Product.SubscriptionPeriod.monthly.formatted() == "1 month")
        #expect(Product.SubscriptionPeriod.everyTwoWeeks.formatted() == "2 weeks")
    }
}
