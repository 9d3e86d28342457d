import SwiftUI

struct StaggeredListView: View {
    private let items: [(symbol: String, title: String, color: Color)] = [
        ("sun.max.fill", "Morning walk", .orange),
        ("book.fill", "Read a chapter", .blue),
        ("leaf.fill", "Water the plants", .green),
        ("cart.fill", "Buy vegetables", .purple),
        ("moon.fill", "Early to bed", .indigo),
    ]

    @State private var isShown = false

    var body: some View {
        VStack(alignment: .leading, spacing: 14) {
            Text("Today")
                .font(.largeTitle)
                .fontWeight(.bold)
                .offset(y: isShown ? 0 : -30)
                .opacity(isShown ? 1 : 0)
                .animation(.easeOut(duration: 0.4), value: isShown)

            ForEach(items.indices, id: \.self) { index in
                HStack(spacing: 14) {
                    Image(systemName: items[index].symbol)
                        .foregroundColor(.white)
                        .frame(width: 40, height: 40)
                        .background(items[index].color)
                        .clipShape(Circle())
                    Text(items[index].title)
                        .font(.body)
                    Spacer()
                    Image(systemName: "checkmark.circle")
                        .foregroundColor(.gray)
                }
                .padding(12)
                .background(Color(UIColor.secondarySystemGroupedBackground))
                .cornerRadius(14)
                .modifier(SlideIn(isShown: isShown, delay: Double(index) * 0.08))
            }
            Spacer()
        }
        .padding(20)
        .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
        .background(Color(UIColor.systemGroupedBackground))
        .onAppear { isShown = true }
        .onDisappear { isShown = false }
    }
}

private struct SlideIn: AnimatableModifier {
    var isShown: Bool
    var delay: Double
    private var progress: CGFloat

    init(isShown: Bool, delay: Double) {
        self.isShown = isShown
        self.delay = delay
        progress = isShown ? 1 : 0
    }

    var animatableData: CGFloat {
        get { progress }
        set { progress = newValue }
    }

    func body(content: Content) -> some View {
        content
            .opacity(Double(progress))
            .offset(x: (1 - progress) * UIScreen.main.bounds.width)
            .animation(.interpolatingSpring(mass: 1, stiffness: 90, damping: 14).delay(delay), value: isShown)
    }
}
