import SwiftUI

struct GlassControlsView: View {
    @Namespace private var namespace

    var body: some View {
        ZStack {
            background
            VStack(spacing: 28) {
                Text("Liquid Glass")
                    .font(.title2.bold())
                    .padding(.horizontal, 24)
                    .padding(.vertical, 14)
                    .glassEffect()
                GlassEffectContainer(spacing: 20) {
                    HStack(spacing: 20) {
                        ForEach(["backward.fill", "play.fill", "forward.fill"], id: \.self) { symbol in
                            Image(systemName: symbol)
                                .font(.title)
                                .frame(width: 64, height: 64)
                                .glassEffect(.regular.interactive(), in: .circle)
                                .glassEffectID(symbol, in: namespace)
                        }
                    }
                }
                HStack(spacing: 20) {
                    HStack {
                        Image(systemName: "heart.fill"); Text("Tinted")
                    }
                    .foregroundStyle(.white)
                    .padding()
                    .glassEffect(.regular.tint(.pink), in: .rect(cornerRadius: 18))
                    HStack {
                        Image(systemName: "drop.fill"); Text("Clear")
                    }
                    .padding()
                    .glassEffect(.clear, in: .rect(cornerRadius: 18))
                }
                Text("Thin material")
                    .frame(maxWidth: .infinity)
                    .padding()
                    .background(.thinMaterial, in: .capsule)
            }
            .padding()
        }
    }

    private var background: some View {
        ZStack {
            LinearGradient(colors: [.teal, .blue], startPoint: .top, endPoint: .bottom)
            ForEach(0..<7) { index in
                Circle()
                    .fill([Color.yellow, .red, .green, .purple][index % 4])
                    .frame(width: 90)
                    .offset(x: CGFloat(index * 61 % 300) - 150, y: CGFloat(index * 83 % 340) - 170)
            }
        }
    }
}
