import SwiftUI

/// A game's board with its score: bodies of many branches, and arithmetic in the arguments of modifiers.
struct ArcadeBody: View {
    enum Phase { case ready, playing, over }

    @State private var phase = Phase.ready
    @State private var score = 0
    @State private var best = 120
    @State private var lives = 3
    @State private var player = CGPoint(x: 100, y: 300)
    @State private var enemies: [CGRect] = []
    private let step = 12

    var body: some View {
        ZStack(alignment: .top) {
            LinearGradient(
                gradient: Gradient(stops: [
                    .init(color: phase == .over ? .red.opacity(0.6) : .indigo, location: 0),
                    .init(
                        color: Color(red: 20 / 255, green: 24 / 255, blue: 60 / 255), location: 0.6 + Double(lives) / 10
                    ),
                    .init(color: .black, location: 1),
                ]), startPoint: .top, endPoint: .bottom
            )
            .ignoresSafeArea()
            ForEach(Array(enemies.enumerated()), id: \.offset) { index, enemy in
                Group {
                    if index % 3 == 0 {
                        Circle().fill(.pink.gradient)
                    } else if index % 3 == 1 {
                        Rectangle().fill(.orange.gradient).rotationEffect(.radians(Double(score + index) / 10))
                    } else {
                        Capsule().fill(.mint.gradient).scaleEffect(x: 1, y: 0.5 + CGFloat(index % 2) / 2)
                    }
                }
                .frame(
                    width: enemy.width * (phase == .over ? 1.5 : 1), height: enemy.height * (phase == .over ? 1.5 : 1)
                )
                .position(x: enemy.midX + CGFloat(score % step) * 2 - 10, y: enemy.midY + CGFloat(index) * 0.5)
                .blur(radius: phase == .playing ? 0 : 2 + CGFloat(index) / 4)
            }
            Image(systemName: lives > 1 ? "paperplane.fill" : "paperplane")
                .font(.system(size: 28 + CGFloat(lives) * 2))
                .foregroundStyle(lives == 3 ? .green : lives == 2 ? .yellow : .red)
                .position(x: player.x, y: player.y - (phase == .ready ? 0 : 4))
                .gesture(
                    DragGesture(minimumDistance: 0)
                        .onChanged { value in
                            player = CGPoint(
                                x: min(max(value.location.x, 20), 370), y: min(max(value.location.y, 100), 700) - 0.5)
                        }
                        .onEnded { _ in score += step * (lives > 0 ? 1 : 0) })
            VStack(spacing: 6) {
                HStack {
                    (Text("SCORE ").font(.caption2) + Text("\(score)").font(.title2.monospacedDigit().bold())
                        + Text(score > best ? " NEW BEST" : "").font(.caption.bold()).foregroundColor(.yellow))
                    Spacer()
                    ForEach(0..<3) { index in
                        Image(systemName: index < lives ? "heart.fill" : "heart")
                            .foregroundColor(index < lives ? .red : .white.opacity(0.3))
                            .offset(y: index < lives && phase == .playing ? -2 : 0)
                    }
                }
                GeometryReader { geometry in
                    RoundedRectangle(cornerRadius: 3)
                        .fill(Color.white.opacity(0.2))
                        .overlay(
                            RoundedRectangle(cornerRadius: 3).fill(score > best ? .yellow : .cyan)
                                .frame(width: geometry.size.width * min(CGFloat(score) / CGFloat(max(best, 1)), 1)),
                            alignment: .leading)
                }
                .frame(height: 6)
                if phase != .playing {
                    Text(
                        phase == .ready
                            ? "Tap to start" : "Game over, \(score) of \(best) (\(score * 100 / max(best, 1)) %)"
                    )
                    .font(phase == .ready ? .title : .headline)
                    .padding(.vertical, phase == .ready ? 40 : 20)
                    .onTapGesture {
                        phase = phase == .ready ? .playing : .ready; score = 0; lives = 3
                    }
                }
            }
            .foregroundColor(.white)
            .padding(.horizontal, 20)
            .padding(.top, 8)
        }
    }
}
