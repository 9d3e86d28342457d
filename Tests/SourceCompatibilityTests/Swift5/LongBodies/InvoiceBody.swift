import SwiftUI

/// An invoice, whose body is one long expression of texts, sums and ternaries.
struct InvoiceBody: View {
    struct Item: Identifiable {
        let id: Int
        let name: String
        let count: Int
        let price: Double
    }

    let items: [Item]
    @State private var isExpanded = false
    @State private var discount = 0.1
    @State private var selected: Int?
    @Environment(\.colorScheme) private var scheme

    var body: some View {
        ScrollView {
            VStack(alignment: .leading, spacing: isExpanded ? 16 : 8) {
                HStack(alignment: .firstTextBaseline, spacing: 4) {
                    Text("Invoice ").font(.largeTitle).bold() + Text("No. ").font(.title3).foregroundColor(.secondary)
                        + Text("\(items.count * 100 + 7)").font(.title3.monospacedDigit())
                        + Text(isExpanded ? " (all items)" : " (short)").font(.caption).italic()
                    Spacer(minLength: 8)
                    Image(systemName: isExpanded ? "chevron.up" : "chevron.down")
                        .rotationEffect(.degrees(isExpanded ? 180 : 0))
                        .foregroundColor(scheme == .dark ? .white : Color(red: 0.2, green: 0.25, blue: 0.5))
                        .onTapGesture { withAnimation(.easeInOut(duration: 0.25)) { isExpanded.toggle() } }
                }
                .padding(.horizontal, 16)
                .padding(.top, isExpanded ? 24 : 12)
                ForEach(items) { item in
                    HStack(spacing: 12) {
                        RoundedRectangle(cornerRadius: CGFloat(item.count) / 2 + 4)
                            .fill(
                                LinearGradient(
                                    colors: [.blue.opacity(0.3 + Double(item.id % 5) * 0.1), .purple.opacity(0.8)],
                                    startPoint: item.id % 2 == 0 ? .topLeading : .top, endPoint: .bottomTrailing)
                            )
                            .frame(
                                width: 40 + (selected == item.id ? 8 : 0), height: 40 + (selected == item.id ? 8 : 0)
                            )
                            .overlay(
                                Text("\(item.count)×").font(.system(size: item.count > 9 ? 12 : 16, weight: .semibold))
                                    .foregroundColor(.white))
                        VStack(alignment: .leading, spacing: 2) {
                            Text(item.name).fontWeight(selected == item.id ? .bold : .regular)
                            Text("\(item.price, specifier: "%.2f") each, ").foregroundColor(.secondary).font(.caption)
                                + Text("\(Int(discount * 100)) % off").foregroundColor(.green).font(.caption.bold())
                        }
                        Spacer()
                        Text("\(Double(item.count) * item.price * (1 - discount), specifier: "%.2f")")
                            .font(.body.monospacedDigit())
                            .frame(width: 80 + CGFloat(item.count) * 0.5, alignment: .trailing)
                            .padding(.vertical, selected == item.id ? 6 : 2)
                    }
                    .padding(.horizontal, 16)
                    .background(selected == item.id ? Color.yellow.opacity(0.2) : .clear)
                    .contentShape(Rectangle())
                    .onTapGesture { selected = selected == item.id ? nil : item.id }
                }
                Divider().padding(.leading, 16 + 40 + 12)
                HStack {
                    Text("Total")
                    Spacer()
                    Text(
                        "\(items.reduce(0) { $0 + Double($1.count) * $1.price } * (1 - discount), specifier: "%.2f")"
                    )
                    .font(.title2.bold())
                    .foregroundStyle(items.reduce(0) { $0 + $1.count } > 10 ? .red : .primary)
                }
                .padding(16)
                .background(
                    RoundedRectangle(cornerRadius: 12, style: .continuous)
                        .stroke(style: StrokeStyle(lineWidth: isExpanded ? 2 : 1, dash: isExpanded ? [] : [4, 2]))
                        .foregroundColor(.gray.opacity(scheme == .dark ? 0.6 : 0.3)))
            }
            .frame(maxWidth: isExpanded ? .infinity : 600)
        }
    }
}
