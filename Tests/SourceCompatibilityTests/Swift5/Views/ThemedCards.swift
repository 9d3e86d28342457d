import Foundation
import SwiftUI

// V2: a modifier with arguments, a key of the environment read deep below, both schemes, a state, a binding to it and a
// namespace. Written as for Apple's SwiftUI; the scene file themed-cards.yaml in Fixtures/scenes/views says the same.

private struct CardAccentKey: EnvironmentKey {
    static let defaultValue = Color.blue
}

extension EnvironmentValues {
    var cardAccent: Color {
        get { self[CardAccentKey.self] }
        set { self[CardAccentKey.self] = newValue }
    }
}

extension View {
    func cardAccent(_ color: Color) -> some View { environment(\.cardAccent, color) }

    func card(radius: CGFloat = 12, shadow: CGFloat = 0.2) -> some View {
        modifier(CardModifier(radius: radius, shadow: shadow))
    }
}

/// A card behind the view, with room around it: white, or dark grey where the scheme is dark.
struct CardModifier: ViewModifier {
    @Environment(\.colorScheme) private var colorScheme
    let radius: CGFloat
    /// The opacity of the shadow.
    let shadow: CGFloat

    func body(content: Content) -> some View {
        content
            .padding(12)
            .background(colorScheme == .dark ? Color(white: 0.2) : .white, in: RoundedRectangle(cornerRadius: radius))
            .shadow(color: .black.opacity(shadow), radius: 6, y: 2)
    }
}

/// Reads the accent of the card around it.
struct AccentMark: View {
    @Environment(\.cardAccent) private var accent
    @Binding var count: Int

    var body: some View {
        HStack(spacing: 4) {
            Circle().fill(accent).frame(width: 10, height: 10)
            Text("\(count)").foregroundStyle(accent)
        }
    }
}

struct ThemedCard: View {
    let title: String
    @Binding var count: Int

    var body: some View {
        VStack(alignment: .leading, spacing: 6) {
            Text(title).font(.headline)
            AccentMark(count: $count)
        }
        .card(radius: 10, shadow: 0.3)
    }
}

struct ThemedCards: View {
    @State private var count = 0
    @Namespace private var namespace

    var body: some View {
        HStack(spacing: 20) {
            ThemedCard(title: "Light", count: $count).environment(\.colorScheme, .light)
            ThemedCard(title: "Dark", count: $count)
                .cardAccent(.orange)
                .environment(\.colorScheme, .dark)
                .matchedGeometryEffect(id: "chosen", in: namespace)
        }
        .overlay {
            RoundedRectangle(cornerRadius: 10)
                .stroke(.orange, lineWidth: 2)
                .id("frame")
                .matchedGeometryEffect(id: "chosen", in: namespace, isSource: false)
        }
        .onAppear { count = 3 }
    }
}
