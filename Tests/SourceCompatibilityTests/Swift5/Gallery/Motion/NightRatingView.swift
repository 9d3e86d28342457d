import SwiftUI

struct NightRatingView: View {
    @State private var rating = 4
    @AccessibilityFocusState private var isRatingFocused: Bool
    @FocusState private var isEditing: Bool
    @Environment(\.colorScheme) private var colorScheme
    @Environment(\.accessibilityDifferentiateWithoutColor) private var differentiate

    var body: some View {
        VStack(spacing: 24) {
            Image(systemName: colorScheme == .dark ? "moon.stars.fill" : "sun.max.fill")
                .font(.system(size: 64))
                .foregroundStyle(.yellow)
                .accessibilityHidden(true)
            Text("How was your night?")
                .font(.title2.bold())
                .accessibilityAddTraits(.isHeader)
                .accessibilityHeading(.h1)

            HStack(spacing: 10) {
                ForEach(1..<6) { star in
                    Image(systemName: star <= rating ? "star.fill" : "star")
                        .font(.largeTitle)
                        .foregroundStyle(star <= rating ? Color.yellow : Color(.systemGray3))
                        .scaleEffect(star == rating ? 1.15 : 1)
                        .onTapGesture {
                            withAnimation(.bouncy) { rating = star }
                        }
                }
            }
            .accessibilityElement(children: .ignore)
            .accessibilityLabel("Rating")
            .accessibilityValue("\(rating) of 5 stars")
            .accessibilityAdjustableAction { direction in
                switch direction {
                case .increment: rating = min(rating + 1, 5)
                case .decrement: rating = max(rating - 1, 1)
                @unknown default: break
                }
            }
            .accessibilityFocused($isRatingFocused)
            .sensoryFeedback(.impact(weight: .light), trigger: rating)

            Text("Swipe up or down to change the rating.")
                .font(.footnote)
                .foregroundStyle(.secondary)
                .focusable()
                .focused($isEditing)
                .onKeyPress(.return) {
                    isEditing = false
                    return .handled
                }
        }
        .padding(32)
        .frame(maxWidth: .infinity, maxHeight: .infinity)
        .background(Color(.systemBackground))
        .preferredColorScheme(.dark)
        .statusBarHidden()
        .onHover { _ in }
        .help("Rates the night")
    }
}
