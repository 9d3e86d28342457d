import SwiftUI

struct PullToDismissView: View {
    @State private var offset: CGFloat = 40
    @State private var isPresented = true
    @GestureState(resetTransaction: Transaction(animation: .spring())) private var isDragging = false

    private var progress: CGFloat { min(max(offset / 300, 0), 1) }

    var body: some View {
        ZStack(alignment: .bottom) {
            LinearGradient(
                colors: [.blue, .purple], startPoint: .topLeading, endPoint: .bottomTrailing
            )
            .ignoresSafeArea()

            Color.black
                .opacity(0.45 * Double(1 - progress))
                .ignoresSafeArea()
                .allowsHitTesting(isPresented)
                .onTapGesture(count: 1) { dismiss() }

            if isPresented {
                card
                    .offset(y: max(0, offset))
                    .scaleEffect(1 - progress * 0.1, anchor: .bottom)
                    .gesture(drag)
                    .transition(.move(edge: .bottom))
                    .zIndex(1)
            }
        }
        .animation(.interactiveSpring(response: 0.4, dampingFraction: 0.8, blendDuration: 0.1), value: isPresented)
    }

    private var card: some View {
        VStack(spacing: 18) {
            Capsule()
                .fill(Color(.systemGray3))
                .frame(width: 40, height: 5)
            Image(systemName: "paperplane.fill")
                .font(.system(size: 48))
                .foregroundStyle(.blue)
            Text("Message sent")
                .font(.title2.bold())
            Text("Pull this card down to put it away, or let it go to have it back.")
                .multilineTextAlignment(.center)
                .foregroundStyle(.secondary)
        }
        .padding(24)
        .padding(.bottom, 72)
        .frame(maxWidth: .infinity)
        .background(Color(.systemBackground))
        .clipShape(TopCorners(radius: 28))
    }

    private var drag: some Gesture {
        DragGesture(minimumDistance: 5, coordinateSpace: .global)
            .updating($isDragging) { _, state, _ in state = true }
            .onChanged { value in
                offset = value.translation.height
            }
            .onEnded { value in
                if value.predictedEndTranslation.height > 200 || value.velocity.height > 800 {
                    dismiss()
                } else {
                    withAnimation(.spring(duration: 0.35, bounce: 0.25)) { offset = 0 }
                }
            }
    }

    private func dismiss() {
        withAnimation(.easeIn(duration: 0.25)) {
            offset = UIScreen.main.bounds.height
            isPresented = false
        }
    }
}

private struct TopCorners: Shape {
    var radius: CGFloat

    func path(in rect: CGRect) -> Path {
        let path = UIBezierPath(
            roundedRect: rect, byRoundingCorners: [.topLeft, .topRight],
            cornerRadii: CGSize(width: radius, height: radius))
        return Path(path.cgPath)
    }
}
