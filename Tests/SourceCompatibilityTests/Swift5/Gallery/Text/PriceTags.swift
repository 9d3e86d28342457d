import SwiftUI

struct Product: Identifiable {
    let id: Int
    let name: String
    let price: Decimal
    let oldPrice: Decimal?
    let rating: Double
}

struct PriceTag: View {
    let product: Product

    private var discount: Double? {
        guard let old = product.oldPrice else { return nil }
        return 1 - NSDecimalNumber(decimal: product.price / old).doubleValue
    }

    var body: some View {
        HStack(alignment: .firstTextBaseline) {
            VStack(alignment: .leading) {
                Text(product.name).font(.headline)
                Text("Rated \(product.rating, specifier: "%.1f") of \(5)")
                    .font(.footnote)
                    .foregroundColor(.secondary)
            }
            Spacer()
            VStack(alignment: .trailing) {
                if let old = product.oldPrice {
                    Text(old, format: .currency(code: "EUR"))
                        .font(.subheadline)
                        .strikethrough()
                        .foregroundColor(.secondary)
                }
                Text(product.price, format: .currency(code: "EUR"))
                    .font(.title3)
                    .fontWeight(.bold)
                    .foregroundColor(product.oldPrice == nil ? .primary : .red)
            }
            if let discount {
                Text("-\(discount, format: .percent.precision(.fractionLength(0)))")
                    .font(.caption.weight(.heavy))
                    .foregroundColor(.white)
                    .padding(.horizontal, 8)
                    .padding(.vertical, 4)
                    .background(Color.red)
                    .cornerRadius(8)
            }
        }
    }
}

struct PriceTags: View {
    private let products = [
        Product(id: 1, name: "Espresso cups", price: 24, oldPrice: 32, rating: 4.62),
        Product(id: 2, name: "Moka pot", price: 39.5, oldPrice: nil, rating: 4.9),
        Product(id: 3, name: "Grinder", price: 1299, oldPrice: 1499, rating: 3.75),
    ]

    var body: some View {
        VStack(spacing: 16) {
            ForEach(products) { product in
                PriceTag(product: product)
                Divider()
            }
            Text("\(products.count) products, \(12345) in stock")
        }
        .padding()
    }
}
