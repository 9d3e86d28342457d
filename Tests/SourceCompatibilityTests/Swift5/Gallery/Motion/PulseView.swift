import SwiftUI

struct PulseView: View {
    enum Phase: CaseIterable {
        case rest, grow, settle

        var scale: CGFloat {
            switch self {
            case .rest: 1
            case .grow: 1.35
            case .settle: 0.95
            }
        }

        var animation: Animation {
            switch self {
            case .rest: .smooth
            case .grow: .bouncy(duration: 0.3)
            case .settle: .snappy
            }
        }
    }

    struct Flight {
        var height = 0.0
        var stretch = 1.0
        var turn = Angle.zero
    }

    @State private var likes = 128

    var body: some View {
        VStack(spacing: 60) {
            Image(systemName: "heart.fill")
                .font(.system(size: 90))
                .foregroundStyle(.red)
                .phaseAnimator(Phase.allCases) { content, phase in
                    content.scaleEffect(phase.scale)
                } animation: { phase in
                    phase.animation
                }

            Text("Ready")
                .font(.title.bold())
                .padding(.horizontal, 28)
                .padding(.vertical, 12)
                .background(.blue.gradient, in: .capsule)
                .foregroundStyle(.white)
                .keyframeAnimator(initialValue: Flight(), trigger: likes) { content, value in
                    content
                        .rotationEffect(value.turn)
                        .scaleEffect(y: value.stretch)
                        .offset(y: value.height)
                } keyframes: { _ in
                    KeyframeTrack(\.height) {
                        CubicKeyframe(-60, duration: 0.3)
                        SpringKeyframe(0, duration: 0.6, spring: .bouncy)
                    }
                    KeyframeTrack(\.stretch) {
                        LinearKeyframe(0.8, duration: 0.1)
                        CubicKeyframe(1.2, duration: 0.2)
                        SpringKeyframe(1, spring: .snappy)
                    }
                    KeyframeTrack(\.turn) {
                        MoveKeyframe(.degrees(-4))
                        LinearKeyframe(.zero, duration: 0.5)
                    }
                }

            HStack {
                Image(systemName: "hand.thumbsup.fill")
                    .symbolEffect(.bounce, value: likes)
                Text("\(likes)")
                    .contentTransition(.numericText(value: Double(likes)))
                Image(systemName: "bell.fill")
                    .symbolEffect(.variableColor.iterative.reversing, options: .repeating)
            }
            .font(.title2)
            .onTapGesture {
                withAnimation(.smooth) {
                    likes += 1
                } completion: {
                    likes = 0
                }
            }
        }
    }
}
