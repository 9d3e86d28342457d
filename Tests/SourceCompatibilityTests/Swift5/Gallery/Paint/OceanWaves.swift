import SwiftUI

struct Wave: Shape {
    var strength: Double
    var frequency: Double
    var phase: Double

    var animatableData: Double {
        get { phase }
        set { self.phase = newValue }
    }

    func path(in rect: CGRect) -> Path {
        let width = Double(rect.width)
        let height = Double(rect.height)
        let wavelength = width / frequency
        var path = Path()
        path.move(to: CGPoint(x: 0, y: height))
        for x in stride(from: 0, through: width, by: 2) {
            let sine = sin(x / wavelength + phase)
            path.addLine(to: CGPoint(x: x, y: strength * sine + height * 0.2))
        }
        path.addLine(to: CGPoint(x: width, y: height))
        path.closeSubpath()
        return path
    }
}

struct OceanWavesView: View {
    @State private var phase = 0.8

    var body: some View {
        ZStack(alignment: .bottom) {
            LinearGradient(colors: [.orange, .pink, .purple], startPoint: .top, endPoint: .bottom)
            Circle()
                .fill(
                    RadialGradient(
                        gradient: Gradient(colors: [.white, .yellow, .yellow.opacity(0)]), center: .center,
                        startRadius: 20, endRadius: 110)
                )
                .frame(width: 220, height: 220)
                .offset(y: -150)
            ForEach(0..<4) { index in
                Wave(strength: 16, frequency: 7 + Double(index), phase: phase + Double(index))
                    .fill(
                        LinearGradient(
                            colors: [.blue.opacity(0.45), .indigo.opacity(0.75)], startPoint: .top, endPoint: .bottom)
                    )
                    .frame(height: 260 - CGFloat(index) * 45)
            }
            Text("Ocean")
                .font(.system(size: 64, weight: .black))
                .foregroundStyle(.white)
                .blendMode(.overlay)
                .padding(.bottom, 60)
        }
        .drawingGroup()
    }
}
