import Foundation
import SwiftUI

// V2: models, bindings to their parts, storage and the environment, as an app of today has them.

final class Basket: ObservableObject {
    @Published var items: [BasketItem]
    @Published var isOpen = false

    init(items: [BasketItem]) {
        self.items = items
    }

    var total: Int { items.reduce(0) { $0 + $1.count } }
}

struct BasketItem: Identifiable, Hashable {
    let id: Int
    var name: String
    var count: Int
}

@Observable
final class UserSession {
    var user = "nobody"
    var visits = 0
}

struct BasketRow: View {
    @Binding var item: BasketItem
    @Environment(\.cardAccent) private var accent

    var body: some View {
        HStack {
            Text(item.name)
            Spacer()
            Text("\(item.count)").foregroundStyle(accent)
        }
        .onAppear { item.count += 1 }
    }
}

struct BasketView: View {
    @StateObject private var basket = Basket(items: [
        BasketItem(id: 1, name: "Pears", count: 2), BasketItem(id: 2, name: "Bread", count: 1),
    ])
    @State private var title: String?
    @AppStorage("showsTotal") private var showsTotal = true
    @Namespace private var namespace

    var body: some View {
        VStack(alignment: .leading, spacing: 8) {
            if let title {
                Text(title).font(.headline)
            }
            ForEach($basket.items) { $item in
                BasketRow(item: $item)
            }
            if showsTotal {
                BasketTotal()
            }
        }
        .frame(width: 180)
        .card()
        .environmentObject(basket)
        .cardAccent(.orange)
        .onChange(of: basket.total) { _, total in title = "\(total) things" }
    }
}

struct BasketTotal: View {
    @EnvironmentObject private var basket: Basket

    var body: some View {
        Text("Total \(basket.total)")
    }
}

struct GreetingView: View {
    @State private var session = UserSession()

    var body: some View {
        VStack {
            GreetingText()
            GreetingEditor(session: session)
        }
        .environment(session)
        .task { session.user = "Ada" }
    }
}

struct GreetingText: View {
    @Environment(UserSession.self) private var session

    var body: some View {
        Text("Hello, \(session.user)! \(session.visits)")
    }
}

struct GreetingEditor: View {
    @Bindable var session: UserSession

    var body: some View {
        Counter(count: $session.visits)
    }
}

struct Counter: View {
    @Binding var count: Int

    var body: some View {
        Color.green.frame(width: 20, height: CGFloat(10 + count))
            .onAppear { count = 5 }
    }
}
