import SwiftUI

struct CardModifier: ViewModifier {
    var cornerRadius: CGFloat = 14

    func body(content: Content) -> some View {
        content
            .padding()
            .background(
                RoundedRectangle(cornerRadius: cornerRadius, style: .continuous)
                    .fill(Color.green.opacity(0.1))
            )
    }
}

extension View {
    func card() -> some View {
        modifier(CardModifier())
    }
}
