import Combine
import SwiftUI

final class CartStore: ObservableObject {
    @Published var quantities = ["Bread": 2, "Cheese": 1]
    @Published var isExpress = true

    var count: Int { quantities.values.reduce(0, +) }
    var names: [String] { quantities.keys.sorted() }
}

struct ShoppingCart: View {
    @StateObject private var store = CartStore()

    var body: some View {
        VStack(alignment: .leading, spacing: 16) {
            CartTitle()
            ForEach(store.names, id: \.self) { CartRow(store: store, name: $0) }
            DeliveryNote()
            Spacer()
        }
        .padding()
        .environmentObject(store)
    }
}

private struct CartTitle: View {
    @EnvironmentObject var store: CartStore

    var body: some View {
        HStack {
            Text("Cart").font(.largeTitle.bold())
            Spacer()
            Text("\(store.count) items").foregroundColor(.secondary)
        }
    }
}

private struct CartRow: View {
    @ObservedObject var store: CartStore
    let name: String

    var body: some View {
        HStack {
            Text(name)
            Spacer()
            Text("× \(store.quantities[name, default: 0])").monospacedDigit()
            Button("Remove") { store.quantities[name] = nil }
                .buttonStyle(.bordered)
        }
        .padding(.vertical, 4)
        .transition(.asymmetric(insertion: .move(edge: .trailing), removal: .fade))
    }
}

private struct DeliveryNote: View {
    @EnvironmentObject private var store: CartStore

    var body: some View {
        if store.isExpress {
            Label("Arrives tomorrow", systemImage: "shippingbox.fill")
                .font(.subheadline)
                .foregroundColor(.orange)
                .transition(.fade)
        }
    }
}

extension AnyTransition {
    static var fade: AnyTransition { .opacity.combined(with: .scale) }
}
