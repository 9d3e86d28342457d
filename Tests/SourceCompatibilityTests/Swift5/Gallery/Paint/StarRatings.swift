import SwiftUI

struct Star: Shape {
    let corners: Int
    let smoothness: Double

    func path(in rect: CGRect) -> Path {
        guard corners >= 2 else { return Path() }
        let center = CGPoint(x: rect.width / 2, y: rect.height / 2)
        var currentAngle = -CGFloat.pi / 2
        let angleAdjustment = .pi * 2 / Double(corners * 2)
        let innerX = center.x * smoothness
        let innerY = center.y * smoothness
        var path = Path()
        path.move(to: CGPoint(x: center.x * cos(currentAngle), y: center.y * sin(currentAngle)))
        var bottomEdge: Double = 0
        for corner in 0..<corners * 2 {
            let sinAngle = sin(currentAngle)
            let cosAngle = cos(currentAngle)
            let bottom: Double
            if corner.isMultiple(of: 2) {
                bottom = center.y * sinAngle
                path.addLine(to: CGPoint(x: center.x * cosAngle, y: bottom))
            } else {
                bottom = innerY * sinAngle
                path.addLine(to: CGPoint(x: innerX * cosAngle, y: bottom))
            }
            if bottom > bottomEdge {
                bottomEdge = bottom
            }
            currentAngle += angleAdjustment
        }
        let unusedSpace = (rect.height / 2 - bottomEdge) / 2
        let transform = CGAffineTransform(translationX: center.x, y: center.y + unusedSpace)
        return path.applying(transform)
    }
}

struct RatingView: View {
    let rating: Double

    var body: some View {
        stars(.gray.opacity(0.3))
            .overlay {
                GeometryReader { proxy in
                    stars(.yellow)
                        .mask(alignment: .leading) {
                            Rectangle().frame(width: proxy.size.width * rating / 5)
                        }
                }
            }
    }

    private func stars(_ color: Color) -> some View {
        HStack(spacing: 6) {
            ForEach(0..<5, id: \.self) { _ in
                Star(corners: 5, smoothness: 0.45)
                    .fill(color)
                    .frame(width: 40, height: 40)
            }
        }
    }
}

struct StarRatingsView: View {
    var body: some View {
        VStack(spacing: 20) {
            ForEach([5, 3.5, 2.2, 0.5], id: \.self) { rating in
                HStack(spacing: 16) {
                    RatingView(rating: rating)
                    Text(String(format: "%.1f", rating))
                        .font(.headline)
                        .frame(width: 40, alignment: .trailing)
                }
            }
        }
        .padding()
    }
}
