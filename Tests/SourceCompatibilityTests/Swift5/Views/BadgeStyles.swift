import Foundation
import SwiftUI

// The scenario on badge styles. Written as for Apple's SwiftUI; each says what the scene file of its name in Fixtures/scenes/badges says.

private struct BadgeAccentKey: EnvironmentKey {
    static var defaultValue: Color { .red }
}

extension EnvironmentValues {
    var badgeAccent: Color {
        get { self[BadgeAccentKey.self] }
        set { self[BadgeAccentKey.self] = newValue }
    }
}

/// B7: a count on an accent colour; nothing at 0, a circle of one digit, a capsule of more.
struct CountBadge: View {
    @Environment(\.badgeAccent) private var accent
    var count: Int

    var body: some View {
        if count > 0 {
            Text(count > 999 ? "999+" : "\(count)")
                .font(.system(size: 12, weight: .semibold))
                .foregroundStyle(.white)
                .padding(.horizontal, 6)
                .frame(minWidth: 20, minHeight: 20)
                .background(accent, in: Capsule())
                .fixedSize()
                .id("badge-\(count)")
                .offset(x: 10, y: -10)
        }
    }
}

struct CountedIcon: View {
    var symbol: String
    var color: Color
    var count: Int

    var body: some View {
        Image(systemName: symbol)
            .foregroundStyle(.white)
            .frame(width: 36, height: 36)
            .background(color, in: RoundedRectangle(cornerRadius: 8))
            .overlay(alignment: .topTrailing) { CountBadge(count: count) }
            .id("icon-\(count)")
    }
}

/// B7: a bar of icons in a card on a plain fill.
struct BadgeStyles: View {
    var body: some View {
        HStack(spacing: 20) {
            CountedIcon(symbol: "globe", color: .blue, count: 0)
            CountedIcon(symbol: "phone", color: .green, count: 3)
            CountedIcon(symbol: "message", color: .orange, count: 10)
            CountedIcon(symbol: "envelope", color: .purple, count: 100)
            CountedIcon(symbol: "bell", color: .teal, count: 1200)
        }
        .environment(\.badgeAccent, .pink)
        .padding(20)
        .background(.white, in: RoundedRectangle(cornerRadius: 12))
        .shadow(color: .black.opacity(0.15), radius: 6, y: 2)
        .id("card")
        .frame(maxWidth: .infinity, maxHeight: .infinity)
        .background(Color(red: 0.9, green: 0.92, blue: 0.96))
    }
}
