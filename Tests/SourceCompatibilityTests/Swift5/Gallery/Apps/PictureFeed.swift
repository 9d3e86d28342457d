import SwiftUI

struct FeedItem: Identifiable {
    let id: Int
    let title: String
    let symbol: String
    let tint: Color
}

struct PictureFeed: View {
    @State private var items: [FeedItem] = []
    @State private var selected: Int? = 2
    private let insets = EdgeInsets(top: 12, leading: 16, bottom: 12, trailing: 16)

    var body: some View {
        ScrollView {
            LazyVStack(alignment: .leading, spacing: 12) {
                ForEach(items) { item in
                    row(item)
                        .contentShape(Rectangle())
                        .onTapGesture { selected = item.id }
                }
            }
            .padding(insets)
        }
        .background(Color(white: 0.95))
        .task { items = await load() }
    }

    private func row(_ item: FeedItem) -> some View {
        let isSelected = item.id == selected
        let corner: Alignment = isSelected ? .topTrailing : .bottomTrailing
        return HStack(spacing: 16) {
            Image(systemName: item.symbol)
                .resizable()
                .scaledToFit()
                .frame(width: 44, height: 44)
                .foregroundColor(item.tint)
            Text(item.title).font(.headline)
            Spacer()
        }
        .padding()
        .background(Color.white)
        .cornerRadius(12)
        .overlay(alignment: corner) {
            Image(systemName: isSelected ? "checkmark.circle.fill" : "circle")
                .foregroundColor(isSelected ? .green : .gray)
                .padding(8)
        }
    }

    private func load() async -> [FeedItem] {
        [
            FeedItem(id: 1, title: "Mountains", symbol: "photo", tint: .blue),
            FeedItem(id: 2, title: "Concert", symbol: "music.note", tint: .pink),
            FeedItem(id: 3, title: "Garden", symbol: "leaf.fill", tint: .green),
        ]
    }
}
