import SwiftUI
import UIKit

/// A picture of initials, drawn by hand in the manner of UIKit.
func initialsAvatar(_ initials: String, size: CGFloat = 96, color: UIColor = .systemIndigo) -> UIImage {
    let bounds = CGRect(x: 0, y: 0, width: size, height: size)
    let renderer = UIGraphicsImageRenderer(size: bounds.size)
    return renderer.image { context in
        color.setFill()
        UIBezierPath(ovalIn: bounds).fill()

        UIColor.white.withAlphaComponent(0.6).setStroke()
        let ring = UIBezierPath(ovalIn: bounds.insetBy(dx: 5, dy: 5))
        ring.lineWidth = 3
        ring.setLineDash([8, 5], count: 2, phase: 0)
        ring.stroke()

        let attributes: [NSAttributedString.Key: Any] = [
            .font: UIFont.systemFont(ofSize: size * 0.4, weight: .semibold),
            .foregroundColor: UIColor.white,
        ]
        let textSize = initials.size(withAttributes: attributes)
        initials.draw(
            at: CGPoint(x: bounds.midX - textSize.width / 2, y: bounds.midY - textSize.height / 2),
            withAttributes: attributes)
    }
}

func gradientTile(size: CGSize) -> UIImage {
    let format = UIGraphicsImageRendererFormat.default()
    format.scale = 1
    return UIGraphicsImageRenderer(size: size, format: format).image { rendererContext in
        let context = rendererContext.cgContext
        let colors = [UIColor.systemOrange.cgColor, UIColor.systemPink.cgColor] as CFArray
        if let gradient = CGGradient(colorsSpace: CGColorSpaceCreateDeviceRGB(), colors: colors, locations: [0, 1]) {
            context.drawLinearGradient(
                gradient, start: .zero, end: CGPoint(x: size.width, y: size.height), options: [])
        }
        context.saveGState()
        context.translateBy(x: size.width / 2, y: size.height / 2)
        context.rotate(by: .pi / 4)
        context.setFillColor(UIColor.white.cgColor)
        context.fill(CGRect(x: -18, y: -18, width: 36, height: 36))
        context.restoreGState()
        context.setStrokeColor(UIColor.black.cgColor)
        context.setLineWidth(4)
        context.setLineCap(.round)
        context.move(to: CGPoint(x: 12, y: size.height - 12))
        context.addLine(to: CGPoint(x: size.width - 12, y: size.height - 12))
        context.strokePath()

        let paragraph = NSMutableParagraphStyle()
        paragraph.alignment = .center
        "Tile".draw(
            in: CGRect(x: 0, y: 8, width: size.width, height: 24),
            withAttributes: [.font: UIFont.boldSystemFont(ofSize: 16), .paragraphStyle: paragraph])
    }
}

struct AvatarBadge: View {
    var body: some View {
        HStack(spacing: 20) {
            Image(uiImage: initialsAvatar("AL"))
            Image(uiImage: initialsAvatar("GH", size: 48, color: .systemTeal))
            Image(uiImage: gradientTile(size: CGSize(width: 120, height: 120)))
                .clipShape(.rect(cornerRadius: 16))
        }
    }
}
