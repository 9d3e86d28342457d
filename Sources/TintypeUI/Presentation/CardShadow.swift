import Foundation
import TintypeGraphics
import TintypeTree

/// The shadow of a card, where the card itself does not cover it: seen through the card it would darken its ground.
nonisolated struct CardShadow: BuiltInView {
    /// Of the card, in points.
    let cornerRadius: CGFloat

    var body: some View {
        // 8 down, blurred by 22, that is a deviation of 11, and 8.5 % black: measured on iOS 26.1.
        RoundedRectangle(cornerRadius: cornerRadius)
            .fill(Color.black.opacity(0.085))
            .offset(y: 8)
            .blur(radius: 11)
            .clipShape(AroundCard(cornerRadius: cornerRadius), style: FillStyle(eoFill: true))
    }
}

/// The bright edge of a card of glass, by which dark glass stands out from a dark ground; light glass needs none.
nonisolated struct CardRim: BuiltInView {
    /// Of the card, in points.
    let cornerRadius: CGFloat
    @Environment(\.colorScheme) private var scheme

    var body: some View {
        if scheme == .dark {
            RoundedRectangle(cornerRadius: cornerRadius).strokeBorder(Color.white.opacity(0.16), lineWidth: 0.5)
        }
    }
}

/// Everything about a card, as far as its shadow reaches; the card is left out where the rule is even-odd.
private struct AroundCard: Shape {
    let cornerRadius: CGFloat

    func path(in rect: CGRect) -> Path {
        Path {
            $0.addRect(rect.insetBy(dx: -60, dy: -60))
            $0.addPath(Path(roundedRect: rect, cornerRadius: cornerRadius, style: .continuous))
        }
    }
}
