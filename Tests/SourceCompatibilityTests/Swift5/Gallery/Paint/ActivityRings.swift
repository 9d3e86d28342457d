import SwiftUI

struct ProgressRing: View {
    var progress: Double
    var colors: [Color]
    var lineWidth: CGFloat = 26

    var body: some View {
        ZStack {
            Circle()
                .stroke(lineWidth: lineWidth)
                .foregroundColor(colors[0])
                .opacity(0.2)
            Circle()
                .trim(from: 0, to: progress)
                .stroke(
                    AngularGradient(
                        gradient: Gradient(colors: colors), center: .center, startAngle: .degrees(0),
                        endAngle: .degrees(360 * progress)),
                    style: StrokeStyle(lineWidth: lineWidth, lineCap: .round)
                )
                .rotationEffect(Angle(degrees: -90))
                .shadow(color: .black.opacity(0.2), radius: 3)
        }
        .padding(lineWidth / 2)
    }
}

struct ActivityRingsView: View {
    @State private var move = 0.82
    @State private var exercise = 0.6
    @State private var stand = 0.35

    var body: some View {
        VStack(spacing: 24) {
            ZStack {
                ProgressRing(progress: move, colors: [.red, .pink])
                ProgressRing(progress: exercise, colors: [.green, .mint]).padding(30)
                ProgressRing(progress: stand, colors: [.cyan, .blue]).padding(60)
                Text("\(Int(move * 100))%")
                    .font(.system(size: 28, weight: .bold, design: .rounded))
            }
            .frame(width: 260, height: 260)
            HStack(spacing: 28) {
                legend("Move", .pink)
                legend("Exercise", .green)
                legend("Stand", .cyan)
            }
        }
        .padding()
    }

    @ViewBuilder
    private func legend(_ title: String, _ color: Color) -> some View {
        HStack(spacing: 6) {
            Circle().fill(color).frame(width: 10, height: 10)
            Text(title).font(.footnote).foregroundStyle(.secondary)
        }
    }
}
