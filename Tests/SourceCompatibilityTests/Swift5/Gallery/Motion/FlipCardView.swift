import SwiftUI

struct FlipCardView: View {
    @State private var isFlipped = false
    @State private var isRevealed = true

    var body: some View {
        VStack(spacing: 32) {
            Text("Tap a card")
                .font(.title2.weight(.semibold))

            FlipCard(isFlipped: $isFlipped, question: "Capital of Iceland?", answer: "Reykjavík")
            FlipCard(isFlipped: $isRevealed, question: "Largest ocean?", answer: "The Pacific")
        }
        .padding()
        .frame(maxWidth: .infinity, maxHeight: .infinity)
        .background(Color(.systemGroupedBackground))
    }
}

private struct FlipCard: View {
    @Binding var isFlipped: Bool
    let question: String
    let answer: String

    var body: some View {
        ZStack {
            CardFace(title: "Question", text: question, color: .indigo)
                .opacity(isFlipped ? 0 : 1)
                .rotation3DEffect(.degrees(isFlipped ? 180 : 0), axis: (x: 0, y: 1, z: 0))
            CardFace(title: "Answer", text: answer, color: .teal)
                .opacity(isFlipped ? 1 : 0)
                .rotation3DEffect(.degrees(isFlipped ? 0 : -180), axis: (x: 0, y: 1, z: 0))
        }
        .animation(.spring(response: 0.6, dampingFraction: 0.7), value: isFlipped)
        .onTapGesture {
            isFlipped.toggle()
        }
        .accessibilityElement(children: .combine)
        .accessibilityAddTraits(.isButton)
        .accessibilityHint("Turns the card over")
    }
}

private struct CardFace: View {
    let title: String
    let text: String
    let color: Color

    var body: some View {
        VStack(spacing: 8) {
            Text(title.uppercased())
                .font(.caption)
                .fontWeight(.semibold)
                .foregroundColor(.white.opacity(0.8))
            Text(text)
                .font(.title)
                .bold()
                .foregroundColor(.white)
        }
        .frame(width: 300, height: 180)
        .background(color.gradient)
        .clipShape(RoundedRectangle(cornerRadius: 20, style: .continuous))
        .shadow(color: color.opacity(0.4), radius: 12, x: 0, y: 8)
    }
}
