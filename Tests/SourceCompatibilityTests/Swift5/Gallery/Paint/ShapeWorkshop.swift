import SwiftUI

struct Heart: Shape {
    func path(in rect: CGRect) -> Path {
        var path = Path()
        path.move(to: CGPoint(x: rect.midX, y: rect.maxY))
        path.addCurve(
            to: CGPoint(x: rect.minX, y: rect.minY + rect.height / 4),
            control1: CGPoint(x: rect.midX, y: rect.maxY - rect.height / 4),
            control2: CGPoint(x: rect.minX, y: rect.midY))
        path.addArc(
            center: CGPoint(x: rect.minX + rect.width / 4, y: rect.minY + rect.height / 4), radius: rect.width / 4,
            startAngle: .radians(.pi), endAngle: .radians(0), clockwise: false)
        path.addArc(
            center: CGPoint(x: rect.minX + rect.width * 3 / 4, y: rect.minY + rect.height / 4),
            radius: rect.width / 4, startAngle: .radians(.pi), endAngle: .radians(0), clockwise: false)
        path.addCurve(
            to: CGPoint(x: rect.midX, y: rect.maxY), control1: CGPoint(x: rect.maxX, y: rect.midY),
            control2: CGPoint(x: rect.midX, y: rect.maxY - rect.height / 4))
        return path
    }
}

struct SpeechBubble: Shape {
    var radius: CGFloat = 16

    func path(in rect: CGRect) -> Path {
        let tail: CGFloat = 14
        let body = CGRect(x: rect.minX, y: rect.minY, width: rect.width, height: rect.height - tail)
        var path = Path(roundedRect: body, cornerRadius: radius)
        path.addLines([
            CGPoint(x: body.midX - tail, y: body.maxY), CGPoint(x: body.midX, y: rect.maxY),
            CGPoint(x: body.midX + tail, y: body.maxY),
        ])
        path.closeSubpath()
        return path
    }
}

struct ShapeWorkshopView: View {
    private let shapes: [(String, AnyShape)] = [
        ("Heart", AnyShape(Heart())), ("Bubble", AnyShape(SpeechBubble())),
        ("Rotated", AnyShape(Rectangle().scale(0.6).rotation(.degrees(30)))),
        ("Offset", AnyShape(Capsule().offset(x: 8, y: 8))),
        (
            "Trimmed",
            AnyShape(Circle().trim(from: 0.1, to: 0.85).stroke(style: StrokeStyle(lineWidth: 10, lineCap: .round)))
        ),
        ("Union", AnyShape(Circle().scale(0.7).offset(x: -14).union(Circle().scale(0.7).offset(x: 14)))),
        ("Minus", AnyShape(Circle().subtracting(Circle().scale(0.7).offset(x: 16, y: -10)))),
        ("Overlap", AnyShape(Circle().offset(x: -16).intersection(Circle().offset(x: 16)))),
        ("Either", AnyShape(Rectangle().scale(0.8).symmetricDifference(Circle()))),
        ("Uneven", AnyShape(.rect(topLeadingRadius: 40, bottomTrailingRadius: 40))),
        ("Ellipse", AnyShape(Ellipse().inset(by: 10))),
        (
            "Dashed",
            AnyShape(RoundedRectangle(cornerRadius: 14).stroke(style: StrokeStyle(lineWidth: 4, dash: [10, 6])))
        ),
    ]

    var body: some View {
        VStack(spacing: 16) {
            LazyVGrid(columns: [GridItem(.adaptive(minimum: 100))], spacing: 18) {
                ForEach(shapes, id: \.0) { name, shape in
                    VStack {
                        shape
                            .fill(Color.accentColor)
                            .frame(width: 76, height: 76)
                        Text(name).font(.footnote)
                    }
                }
            }
            Path { path in
                path.move(to: CGPoint(x: 20, y: 60))
                path.addQuadCurve(to: CGPoint(x: 180, y: 60), control: CGPoint(x: 100, y: -40))
                path.addQuadCurve(to: CGPoint(x: 340, y: 60), control: CGPoint(x: 260, y: 160))
            }
            .stroke(.purple, style: StrokeStyle(lineWidth: 6, lineCap: .round, dash: [1, 12]))
            .frame(height: 110)
            .border(Color.gray.opacity(0.4))
            Text("Container")
                .padding(30)
                .background(ContainerRelativeShape().inset(by: 8).fill(.green.opacity(0.3)))
                .background(ContainerRelativeShape().fill(.green.opacity(0.3)))
                .containerShape(RoundedRectangle(cornerRadius: 30, style: .continuous))
        }
        .padding()
    }
}
