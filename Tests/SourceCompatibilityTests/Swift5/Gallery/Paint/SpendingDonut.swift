import SwiftUI

struct PieSlice: Identifiable {
    let id = UUID()
    let name: String
    let value: Double
    let color: Color
}

struct DonutSegment: Shape {
    var startAngle: Angle
    var endAngle: Angle
    var thickness: CGFloat = 0.4

    var animatableData: AnimatablePair<Double, Double> {
        get { AnimatablePair(startAngle.radians, endAngle.radians) }
        set {
            startAngle = .radians(newValue.first)
            endAngle = .radians(newValue.second)
        }
    }

    func path(in rect: CGRect) -> Path {
        let center = CGPoint(x: rect.midX, y: rect.midY)
        let outer = min(rect.width, rect.height) / 2
        let inner = outer * (1 - thickness)
        var path = Path()
        path.addArc(center: center, radius: outer, startAngle: startAngle, endAngle: endAngle, clockwise: false)
        path.addArc(center: center, radius: inner, startAngle: endAngle, endAngle: startAngle, clockwise: true)
        path.closeSubpath()
        return path
    }
}

struct SpendingDonutView: View {
    let slices = [
        PieSlice(name: "Rent", value: 820, color: .indigo),
        PieSlice(name: "Food", value: 430, color: .orange),
        PieSlice(name: "Travel", value: 260, color: .teal),
        PieSlice(name: "Fun", value: 180, color: .pink),
    ]

    private var total: Double { slices.map(\.value).reduce(0, +) }

    private func angle(upTo index: Int) -> Angle {
        .degrees(slices.prefix(index).map(\.value).reduce(0, +) / total * 360 - 90)
    }

    var body: some View {
        VStack(spacing: 24) {
            ZStack {
                ForEach(Array(slices.enumerated()), id: \.element.id) { index, slice in
                    DonutSegment(
                        startAngle: angle(upTo: index) + .degrees(1.5), endAngle: angle(upTo: index + 1) - .degrees(1.5)
                    )
                    .fill(slice.color.gradient)
                }
                VStack {
                    Text("Total").font(.caption).foregroundStyle(.secondary)
                    Text("$\(Int(total))").font(.title.bold())
                }
            }
            .frame(width: 240, height: 240)
            VStack(alignment: .leading, spacing: 10) {
                ForEach(slices) { slice in
                    HStack {
                        RoundedRectangle(cornerRadius: 4).fill(slice.color).frame(width: 16, height: 16)
                        Text(slice.name)
                        Spacer()
                        Text("\(Int(slice.value / total * 100)) %").foregroundStyle(.secondary)
                    }
                }
            }
            .padding()
            .background(Color.gray.opacity(0.1), in: RoundedRectangle(cornerRadius: 16))
        }
        .padding()
    }
}
