import Foundation
import StoreKit
import Testing

@Suite("The first StoreKit")
@MainActor
struct SKPaymentQueueTests {
    private final class Buyer: NSObject, SKProductsRequestDelegate, SKPaymentTransactionObserver {
        let told: (String) -> Void

        init(_ told: @escaping (String) -> Void) {
            self.told = told
        }

        func productsRequest(_ request: SKProductsRequest, didReceive response: SKProductsResponse) { told("products") }
        func request(_ request: SKRequest, didFailWithError error: any Error) {
            told((error as? SKError)?.code == .cloudServiceNetworkConnectionFailed ? "no network" : "other")
        }
        func paymentQueue(_ queue: SKPaymentQueue, updatedTransactions transactions: [SKPaymentTransaction]) {
            told(transactions.first?.transactionState == .failed ? "failed" : "other")
        }
    }

    @Test("a request for products fails for want of a network")
    func products() async throws {
        let request = SKProductsRequest(productIdentifiers: ["plums"])
        var buyer: Buyer?
        let end: String = try await answer { answer in
            buyer = Buyer(answer)
            request.delegate = buyer
            request.start()
        }
        #expect(end == "no network" && !SKPaymentQueue.canMakePayments() && buyer != nil)
    }

    @Test("a payment fails, and its observer is told")
    func payment() async throws {
        let queue = SKPaymentQueue()
        var buyer: Buyer?
        let end: String = try await answer { answer in
            let made = Buyer(answer)
            buyer = made
            queue.add(made)
            queue.add(SKPayment(product: SKProduct()))
        }
        #expect(end == "failed" && buyer != nil)
    }

    @Test("the app's purchase and the store of a country are not known")
    func app() async {
        await #expect(throws: StoreKitError.self) { _ = try await AppTransaction.shared }
        #expect(await Storefront.current == nil)
    }
}
