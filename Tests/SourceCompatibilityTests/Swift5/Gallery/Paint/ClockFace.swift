import SwiftUI

struct ClockFaceView: View {
    var hours = 10
    var minutes = 9
    var seconds = 36

    var body: some View {
        Canvas { context, size in
            let radius = min(size.width, size.height) / 2 - 20
            context.translateBy(x: size.width / 2, y: size.height / 2)
            let face = Path(ellipseIn: CGRect(x: -radius, y: -radius, width: 2 * radius, height: 2 * radius))
            context.fill(
                face,
                with: .radialGradient(
                    Gradient(colors: [Color(white: 0.28), Color(white: 0.12)]), center: .zero, startRadius: 0,
                    endRadius: radius))
            context.stroke(face, with: .color(.gray), lineWidth: 4)
            drawTicks(context, radius: radius)
            drawNumbers(context, radius: radius)
            let minuteAngle = Angle.degrees(Double(minutes) * 6)
            let hourAngle = Angle.degrees(Double(hours) * 30 + Double(minutes) * 0.5)
            drawHand(context, angle: hourAngle, length: radius * 0.5, width: 9, color: .white)
            drawHand(context, angle: minuteAngle, length: radius * 0.78, width: 6, color: .white)
            drawHand(context, angle: .degrees(Double(seconds) * 6), length: radius * 0.85, width: 2, color: .orange)
            context.fill(Path(ellipseIn: CGRect(x: -7, y: -7, width: 14, height: 14)), with: .color(.orange))
        }
        .background(Color.black)
    }

    private func drawTicks(_ context: GraphicsContext, radius: CGFloat) {
        for tick in 0..<60 {
            var copy = context
            copy.rotate(by: .degrees(Double(tick) * 6))
            let isHour = tick.isMultiple(of: 5)
            copy.opacity = isHour ? 1 : 0.5
            let length: CGFloat = isHour ? 14 : 7
            let line = Path { path in
                path.move(to: CGPoint(x: 0, y: -radius + 8))
                path.addLine(to: CGPoint(x: 0, y: -radius + 8 + length))
            }
            copy.stroke(line, with: .color(.white), style: StrokeStyle(lineWidth: isHour ? 3 : 1.5, lineCap: .round))
        }
    }

    private func drawNumbers(_ context: GraphicsContext, radius: CGFloat) {
        for hour in 1...12 {
            let angle = Double(hour) / 12 * 2 * .pi
            let point = CGPoint(x: sin(angle) * (radius - 42), y: -cos(angle) * (radius - 42))
            let text = context.resolve(
                Text("\(hour)").font(.system(size: 24, weight: .semibold)).foregroundColor(.white))
            context.draw(text, at: point, anchor: .center)
        }
    }

    private func drawHand(
        _ context: GraphicsContext, angle: Angle, length: CGFloat, width: CGFloat, color: Color
    ) {
        var hand = context
        hand.rotate(by: angle)
        hand.addFilter(.shadow(color: .black.opacity(0.6), radius: 3, y: 2))
        let rect = CGRect(x: -width / 2, y: -length, width: width, height: length + 14)
        hand.fill(Path(roundedRect: rect, cornerRadius: width / 2), with: .color(color))
    }
}
