import Foundation
import TintypeGraphics

/// Signs of a status bar in a row, as outlines of our own: four bars of signal, Wi-Fi, a full battery.
struct StatusBarSigns {
    enum Sign {
        case signal
        case wifi
        case battery
    }

    let signs: [Sign]
    let color: ResolvedColor

    private static let gap: CGFloat = 7

    var size: CGSize {
        CGSize(width: signs.reduce(-Self.gap) { $0 + Self.width($1) + Self.gap }, height: 13)
    }

    /// The signs, in a space whose origin is their upper left corner.
    var items: [DisplayItem] {
        var x: CGFloat = 0
        return signs.map { sign in
            defer { x += Self.width(sign) + Self.gap }
            return .group(.transform(CGAffineTransform(translationX: x, y: 0)), items(of: sign))
        }
    }

    /// As in Apple's design templates for iOS 17 and later.
    private static func width(_ sign: Sign) -> CGFloat {
        switch sign {
        case .signal: 19.2
        case .wifi: 17.1
        case .battery: 27.3
        }
    }

    private func items(of sign: Sign) -> [DisplayItem] {
        switch sign {
        case .signal: signal
        case .wifi: wifi
        case .battery: battery
        }
    }

    private func fill(_ path: Path, opacity: Double = 1) -> DisplayItem {
        .fill(path, FillStyle(), .color(color.opacity(opacity)))
    }

    private var signal: [DisplayItem] {
        let heights: [CGFloat] = [4, 6.4, 9.2, 12.2]
        return heights.enumerated().map { index, height in
            var path = Path()
            path.addRoundedRect(
                in: CGRect(x: CGFloat(index) * 5.33, y: 12.6 - height, width: 3.2, height: height),
                cornerSize: CGSize(width: 1.1, height: 1.1))
            return fill(path)
        }
    }

    /// Three parts of rings around one point, an eighth of a turn to each side.
    private var wifi: [DisplayItem] {
        let center = CGPoint(x: 8.57, y: 12.6)
        let rings: [(inner: CGFloat, outer: CGFloat)] = [(0, 3.7), (5.3, 7.9), (9.5, 12.1)]
        return rings.map { ring in
            var path = Path()
            path.addArc(
                center: center, radius: ring.outer, startAngle: .degrees(225), endAngle: .degrees(315),
                clockwise: false)
            if ring.inner > 0 {
                path.addArc(
                    center: center, radius: ring.inner, startAngle: .degrees(315), endAngle: .degrees(225),
                    clockwise: true)
            } else {
                path.addLine(to: center)
            }
            path.closeSubpath()
            return fill(path)
        }
    }

    private var battery: [DisplayItem] {
        func rounded(_ rect: CGRect, _ radius: CGFloat) -> Path {
            Path(roundedRect: rect, cornerRadius: radius, style: .continuous)
        }
        let shell = rounded(CGRect(x: 0.5, y: 0.5, width: 24, height: 12), 3.8)
        var cap = Path()
        cap.addArc(
            center: CGPoint(x: 25.2, y: 6.5), radius: 2.1, startAngle: .degrees(-70), endAngle: .degrees(70),
            clockwise: false)
        cap.closeSubpath()
        return [
            .stroke(shell, StrokeStyle(lineWidth: 1), .color(color.opacity(0.35))), fill(cap, opacity: 0.4),
            fill(rounded(CGRect(x: 2, y: 2, width: 21, height: 9), 2.5)),
        ]
    }
}
