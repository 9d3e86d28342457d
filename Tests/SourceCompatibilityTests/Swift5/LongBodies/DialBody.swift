import SwiftUI

/// A dial whose marks, hand and ring are placed by arithmetic of whole numbers, `Double` and `CGFloat` together.
struct DialBody: View {
    let value: Double
    let marks: Int
    var lineWidth: CGFloat = 12
    @State private var isPressed = false

    var body: some View {
        GeometryReader { geometry in
            let side = min(geometry.size.width, geometry.size.height)
            ZStack {
                ForEach(0..<marks, id: \.self) { index in
                    Capsule()
                        .fill(
                            Double(index) / Double(marks) < value
                                ? Color(
                                    hue: 0.6 - 0.6 * Double(index) / Double(marks), saturation: 0.8, brightness: 0.9)
                                : .gray.opacity(0.3)
                        )
                        .frame(width: index % 5 == 0 ? 4 : 2, height: index % 5 == 0 ? side / 12 : side / 20)
                        .offset(y: -side / 2 + lineWidth / 2 + (index % 5 == 0 ? side / 24 : side / 40))
                        .rotationEffect(.degrees(Double(index) / Double(marks) * 270 - 135))
                        .scaleEffect(isPressed ? 0.95 + CGFloat(index) / CGFloat(marks) * 0.05 : 1)
                }
                Circle()
                    .trim(from: 0, to: 0.75 * value)
                    .stroke(
                        AngularGradient(
                            gradient: Gradient(colors: [.blue, .green, value > 0.8 ? .red : .yellow]), center: .center,
                            startAngle: .degrees(-10), endAngle: .degrees(270 * value + 10)),
                        style: StrokeStyle(lineWidth: lineWidth, lineCap: .round, dash: [side / 40, side / 80])
                    )
                    .rotationEffect(.degrees(135))
                    .padding(lineWidth / 2 + side / 10)
                Path { path in
                    path.move(to: CGPoint(x: side / 2, y: side / 2))
                    path.addLine(
                        to: CGPoint(
                            x: side / 2 + cos((value * 270 + 135) * .pi / 180) * (side / 2 - 2 * lineWidth),
                            y: side / 2 + sin((value * 270 + 135) * .pi / 180) * (side / 2 - 2 * lineWidth)))
                }
                .stroke(.primary, lineWidth: side / 60)
                .frame(width: side, height: side)
                VStack(spacing: side / 50) {
                    Text("\(Int(value * 100))").font(.system(size: side / 5, weight: .heavy, design: .rounded))
                        + Text("%").font(.system(size: side / 10)).baselineOffset(side / 20)
                    Text(value < 0.33 ? "Low" : value < 0.66 ? "Medium" : value < 0.9 ? "High" : "Danger")
                        .font(.system(size: max(side / 16, 10), weight: value > 0.9 ? .bold : .regular))
                        .foregroundColor(value < 0.33 ? .blue : value < 0.66 ? .green : value < 0.9 ? .orange : .red)
                        .offset(x: isPressed ? -2 : 0, y: isPressed ? side / 100 + 1 : 0)
                }
                .padding(.top, side / 3 + lineWidth * 0.5)
            }
            .frame(width: side, height: side)
            .position(x: geometry.size.width / 2, y: geometry.size.height / 2 + (isPressed ? 2 : 0))
            .shadow(
                color: .black.opacity(isPressed ? 0.1 : 0.25), radius: isPressed ? 4 : side / 30, x: 0, y: side / 60)
        }
        .aspectRatio(1, contentMode: .fit)
        .animation(.spring(response: 0.4, dampingFraction: 0.6, blendDuration: 0), value: isPressed)
        .onLongPressGesture(minimumDuration: 0.1, maximumDistance: 10, pressing: { isPressed = $0 }, perform: {})
    }
}
