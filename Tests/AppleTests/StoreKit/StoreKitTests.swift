import StoreKit
import SwiftUI
import Testing

@Suite("StoreKit")
@MainActor
struct StoreKitTests {
    @Test("purchases are not brought up to date without a connection")
    func sync() async throws {
        let error = await #expect(throws: StoreKitError.self) { try await AppStore.sync() }
        guard case .networkError(let reason) = error else {
            Issue.record("\(String(describing: error))")
            return
        }
        #expect(reason.code == .notConnectedToInternet && !AppStore.canMakePayments)
    }

    @Test("what the store presents is taken back, and a code's redemption fails")
    func presentations() throws {
        #expect(try LaidOutView(Redeeming()).texts == ["closed closed failed"])
    }
}

private struct Redeeming: View {
    @State private var redeems = true
    @State private var manages = true
    @State private var outcome = "waiting"

    var body: some View {
        Text("\(redeems ? "open" : "closed") \(manages ? "open" : "closed") \(outcome)")
            .manageSubscriptionsSheet(isPresented: $manages)
            .offerCodeRedemption(isPresented: $redeems) { result in
                if case .failure(is StoreKitError) = result { outcome = "failed" } else { outcome = "done" }
            }
    }
}
