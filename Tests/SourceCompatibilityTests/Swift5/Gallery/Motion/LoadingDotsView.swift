import SwiftUI

struct LoadingDotsView: View {
    @State private var isAnimating = false

    private let animation = Animation.easeInOut(duration: 0.6).repeatForever(autoreverses: true)

    var body: some View {
        VStack(spacing: 48) {
            HStack(spacing: 10) {
                ForEach(0..<3) { index in
                    Circle()
                        .fill(Color.blue)
                        .frame(width: 18, height: 18)
                        .scaleEffect(isAnimating ? 1.0 : 0.5)
                        .animation(animation.delay(0.2 * Double(index)), value: isAnimating)
                }
            }

            HStack(alignment: .bottom, spacing: 6) {
                ForEach(0..<5) { index in
                    Capsule()
                        .fill(Color.purple.opacity(0.4 + 0.15 * Double(index)))
                        .frame(width: 8, height: isAnimating ? 20 + CGFloat(index) * 9 : 12)
                        .animation(
                            Animation.timingCurve(0.6, 0.1, 0.3, 0.9, duration: 0.5)
                                .repeatForever()
                                .speed(0.8)
                                .delay(Double(index) / 10),
                            value: isAnimating)
                }
            }
            .frame(height: 60, alignment: .bottom)

            RingSpinner(isSpinning: isAnimating)
                .frame(width: 64, height: 64)

            Text("Loading…")
                .font(.headline)
                .foregroundStyle(.secondary)
        }
        .onAppear {
            withAnimation {
                isAnimating = true
            }
        }
    }
}

private struct RingSpinner: View {
    let isSpinning: Bool

    var body: some View {
        ZStack {
            Circle()
                .stroke(Color.orange.opacity(0.2), lineWidth: 8)
            SpinnerArc(end: isSpinning ? 0.7 : 0.1)
                .stroke(Color.orange, style: StrokeStyle(lineWidth: 8, lineCap: .round))
                .rotationEffect(.degrees(isSpinning ? 270 : -90))
        }
        .animation(.linear(duration: 1).repeatForever(autoreverses: false), value: isSpinning)
    }
}

private struct SpinnerArc: Shape {
    var end: Double

    var animatableData: Double {
        get { end }
        set { end = newValue }
    }

    func path(in rect: CGRect) -> Path {
        var path = Path()
        path.addArc(
            center: CGPoint(x: rect.midX, y: rect.midY),
            radius: min(rect.width, rect.height) / 2,
            startAngle: .degrees(0),
            endAngle: .degrees(360 * end),
            clockwise: false)
        return path
    }
}
