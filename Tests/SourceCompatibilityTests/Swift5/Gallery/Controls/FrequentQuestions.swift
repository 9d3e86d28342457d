import SwiftUI

struct FrequentQuestions: View {
    @State private var isFirstExpanded = true

    struct Item: Identifiable {
        let id: Int
        let name: String
        var children: [Item]?
    }

    let tree = [
        Item(id: 1, name: "Fruit", children: [Item(id: 2, name: "Apple"), Item(id: 3, name: "Pear")]),
        Item(id: 4, name: "Bread"),
    ]

    var body: some View {
        VStack(alignment: .leading, spacing: 16) {
            DisclosureGroup("How do I return an item?", isExpanded: $isFirstExpanded) {
                Text(
                    "Send it back within thirty days. We pay for the parcel, and refund the price when it has arrived."
                )
                .font(.subheadline)
                .foregroundStyle(.secondary)
            }
            Divider()
            DisclosureGroup {
                Text("Hidden")
            } label: {
                Label("Where is my order?", systemImage: "shippingbox")
            }
            Divider()
            OutlineGroup(tree, children: \.children) { item in
                Text(item.name)
            }
            Divider()
            GroupBox(label: Label("Contact", systemImage: "envelope")) {
                VStack(alignment: .leading, spacing: 8) {
                    LabeledContent("Phone", value: "555 0134")
                    LabeledContent("Hours", value: "9 to 5")
                    GroupBox { Text("Closed on holidays") }
                }
            }
            HStack {
                EditButton()
                Spacer()
                RenameButton()
            }
        }
        .padding()
    }
}
