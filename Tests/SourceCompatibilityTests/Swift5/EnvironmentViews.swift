import Foundation
import SwiftUI

// V2: modifiers with arguments, environment keys, schemes, state, bindings and models, as an app of today has them.

private struct AccentKey: EnvironmentKey {
    static let defaultValue = Color.blue
}

extension EnvironmentValues {
    var cardAccent: Color {
        get { self[AccentKey.self] }
        set { self[AccentKey.self] = newValue }
    }
}

extension View {
    func cardAccent(_ color: Color) -> some View { environment(\.cardAccent, color) }
    func card(radius: CGFloat = 12, shadow: Bool = true) -> some View {
        modifier(CardModifier(radius: radius, hasShadow: shadow))
    }
}

struct CardModifier: ViewModifier {
    @Environment(\.colorScheme) private var colorScheme
    let radius: CGFloat
    let hasShadow: Bool

    func body(content: Content) -> some View {
        content
            .padding(16)
            .background(colorScheme == .dark ? Color(white: 0.2) : .white, in: RoundedRectangle(cornerRadius: radius))
            .shadow(color: .black.opacity(hasShadow ? 0.2 : 0), radius: 6, y: 2)
    }
}

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
final class Session {
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
    @State private var session = Session()

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
    @Environment(Session.self) private var session

    var body: some View {
        Text("Hello, \(session.user)! \(session.visits)")
    }
}

struct GreetingEditor: View {
    @Bindable var session: Session

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
