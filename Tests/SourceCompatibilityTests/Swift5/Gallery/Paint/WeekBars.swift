import SwiftUI

struct WeekBarsView: View {
    private let values: [Double] = [0.35, 0.62, 0.48, 0.9, 0.7, 0.28, 0.55]
    private let days = ["M", "T", "W", "T", "F", "S", "S"]

    var body: some View {
        VStack(alignment: .leading, spacing: 16) {
            Text("Steps").font(.title2).bold()
            ZStack(alignment: .bottom) {
                VStack {
                    ForEach(0..<5) { _ in
                        HorizontalLine()
                            .stroke(style: StrokeStyle(lineWidth: 1, dash: [4, 4]))
                            .foregroundColor(.gray.opacity(0.4))
                            .frame(height: 1)
                        Spacer()
                    }
                }
                .padding(.bottom, 24)
                HStack(alignment: .bottom, spacing: 14) {
                    ForEach(values.indices, id: \.self) { index in
                        VStack(spacing: 8) {
                            UnevenRoundedRectangle(topLeadingRadius: 8, topTrailingRadius: 8)
                                .fill(
                                    .linearGradient(
                                        colors: index == 3 ? [.orange, .red] : [.cyan, .blue], startPoint: .top,
                                        endPoint: .bottom)
                                )
                                .frame(height: 200 * values[index])
                                .overlay(alignment: .top) {
                                    if index == 3 {
                                        Text("9k")
                                            .font(.caption2.bold())
                                            .foregroundColor(.white)
                                            .padding(.top, 6)
                                    }
                                }
                            Text(days[index]).font(.caption).foregroundStyle(.secondary)
                        }
                    }
                }
            }
            .frame(height: 240)
        }
        .padding()
        .background(
            RoundedRectangle(cornerRadius: 24)
                .fill(Color.white)
                .shadow(color: .black.opacity(0.12), radius: 12, x: 0, y: 6)
        )
        .padding()
    }
}

struct HorizontalLine: Shape {
    func path(in rect: CGRect) -> Path {
        var path = Path()
        path.move(to: CGPoint(x: 0, y: rect.midY))
        path.addLine(to: CGPoint(x: rect.width, y: rect.midY))
        return path
    }
}
