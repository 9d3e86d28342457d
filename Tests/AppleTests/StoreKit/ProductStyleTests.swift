import StoreKit
import SwiftUI
import Testing

@Suite("Looks of products")
@MainActor
struct ProductStyleTests {
    private struct Plain: ProductViewStyle {
        func makeBody(configuration: Configuration) -> some View {
            switch configuration.state {
            case .failure: Text("no store")
            default: Text("other")
            }
        }
    }

    @Test("an app's own look draws that the store cannot be reached")
    func own() throws {
        #expect(try LaidOutView(ProductView(id: "pro").productViewStyle(Plain())).texts == ["no store"])
    }

    @Test("a subscription's length spans the dates of its unit")
    func periods() {
        let start = Date(timeIntervalSince1970: 86_400 * 31)
        let range = Product.SubscriptionPeriod.weekly.dateRange(referenceDate: start)
        #expect(abs(range.upperBound.timeIntervalSince(range.lowerBound) - 7 * 86_400) <= 3_600)
        #expect(Product.SubscriptionPeriod.Unit.month.localizedDescription == "Month")
    }
}
