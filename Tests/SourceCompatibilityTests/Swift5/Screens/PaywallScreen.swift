import StoreKit
import SwiftUI

/// A wall before the paid part of an app: products, a choice, a purchase, what was bought before.
@MainActor
final class PaywallModel: ObservableObject {
    struct Offer: Identifiable, Hashable {
        let id: String
        let title: String
        let price: String
        var isBest = false
    }

    @Published private(set) var offers = [
        Offer(id: "month", title: "Monthly", price: "$2.99"),
        Offer(id: "year", title: "Yearly", price: "$19.99", isBest: true),
    ]
    @Published var choice = "year"
    @Published private(set) var message = "Loading"
    private var updates: Task<Void, Never>?

    func load() async {
        updates = Task.detached { [weak self] in
            for await update in StoreKit.Transaction.updates {
                guard case .verified(let transaction) = update else { continue }
                await transaction.finish()
                await self?.restore()
            }
        }
        do {
            let products = try await StoreKit.Product.products(for: ["month", "year"])
            offers = products.map { Offer(id: $0.id, title: $0.displayName, price: $0.displayPrice) }
            message = "\(products.count) offers"
        } catch {
            message = "The store is out of reach"
        }
    }

    func buy(_ product: StoreKit.Product) async throws -> Bool {
        switch try await product.purchase(options: [.quantity(1)]) {
        case .success(.verified(let transaction)):
            await transaction.finish()
            return true
        case .success(.unverified), .pending, .userCancelled: return false
        @unknown default: return false
        }
    }

    func restore() async {
        try? await AppStore.sync()
        for await entitlement in StoreKit.Transaction.currentEntitlements {
            if case .verified(let transaction) = entitlement, transaction.revocationDate == nil {
                choice = transaction.productID
            }
        }
    }
}

struct PaywallScreen: View {
    @StateObject private var model = PaywallModel()
    @Environment(\.requestReview) private var requestReview

    var body: some View {
        VStack(spacing: 16) {
            Text("Go further").font(.largeTitle.bold())
            HStack(spacing: 16) {
                ForEach(model.offers) { offer in
                    OfferCard(offer: offer, isChosen: offer.id == model.choice)
                        .onTapGesture { model.choice = offer.id }
                }
            }
            Text(model.message).font(.footnote).foregroundStyle(.secondary)
            Button("Restore") { Task { await model.restore() } }
        }
        .padding()
        .task { await model.load() }
    }
}

private struct OfferCard: View {
    let offer: PaywallModel.Offer
    let isChosen: Bool

    var body: some View {
        VStack {
            Text(offer.title).font(.headline); Text(offer.price)
        }
        .frame(maxWidth: .infinity, minHeight: 120)
        .background(isChosen ? Color.indigo.opacity(0.15) : .clear, in: .rect(cornerRadius: 16))
        .overlay { RoundedRectangle(cornerRadius: 16).strokeBorder(isChosen ? Color.indigo : .gray, lineWidth: 2) }
        .overlay(alignment: .top) {
            if offer.isBest {
                Text("Best").font(.caption.bold()).padding(.horizontal, 8).frame(height: 20)
                    .background(.indigo, in: .capsule).foregroundStyle(.white)
                    .alignmentGuide(.top) { $0[VerticalAlignment.center] }
                    .id("best")
            }
        }
        .id("offer \(offer.id)")
    }
}

#Preview { PaywallScreen() }
