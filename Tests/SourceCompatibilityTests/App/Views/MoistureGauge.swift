import SwiftUI

struct Drop: Shape {
    func path(in rect: CGRect) -> Path {
        var path = Path()
        let tip = CGPoint(x: rect.midX, y: rect.minY)
        let radius = min(rect.width, rect.height) * 0.34
        let center = CGPoint(x: rect.midX, y: rect.maxY - radius)
        path.move(to: tip)
        path.addQuadCurve(
            to: CGPoint(x: center.x + radius, y: center.y),
            control: CGPoint(x: center.x + radius, y: center.y - radius * 0.8))
        path.addArc(
            center: center, radius: radius, startAngle: .degrees(0), endAngle: .degrees(180), clockwise: false)
        path.addQuadCurve(to: tip, control: CGPoint(x: center.x - radius, y: center.y - radius * 0.8))
        path.closeSubpath()
        return path
    }
}

struct MoistureGauge: View {
    let value: Double

    var body: some View {
        ZStack {
            Drop()
                .fill(color.opacity(0.2))
            GeometryReader { proxy in
                Rectangle()
                    .fill(color)
                    .frame(height: proxy.size.height * value)
                    .frame(maxHeight: .infinity, alignment: .bottom)
            }
            .clipShape(Drop())
        }
        .accessibilityLabel("Moisture")
        .accessibilityValue("\(Int(value * 100)) percent")
    }

    private var color: Color {
        value < 0.35 ? .orange : .blue
    }
}

#Preview("Gauges", traits: .sizeThatFitsLayout) {
    @Previewable @State var values = [0.1, 0.4, 0.7, 1.0]
    HStack {
        ForEach(values, id: \.self) { value in
            MoistureGauge(value: value)
                .frame(width: 60, height: 60)
        }
    }
    .padding()
}
