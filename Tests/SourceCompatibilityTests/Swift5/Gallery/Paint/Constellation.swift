import SwiftUI

struct ConstellationView: View {
    private let stars: [CGPoint] = [
        CGPoint(x: 60, y: 90), CGPoint(x: 120, y: 150), CGPoint(x: 190, y: 130), CGPoint(x: 250, y: 190),
        CGPoint(x: 310, y: 150), CGPoint(x: 330, y: 250), CGPoint(x: 230, y: 290),
    ]

    var body: some View {
        Canvas { context, size in
            context.fill(
                Path(CGRect(origin: .zero, size: size)),
                with: .linearGradient(
                    Gradient(colors: [.black, .indigo]), startPoint: .zero, endPoint: CGPoint(x: 0, y: size.height)))
            var lines = Path()
            lines.addLines(stars)
            context.stroke(lines, with: .color(.white.opacity(0.4)), style: StrokeStyle(lineWidth: 1, dash: [4, 4]))
            context.drawLayer { layer in
                layer.addFilter(.blur(radius: 6))
                for star in stars {
                    layer.fill(
                        Path(ellipseIn: CGRect(x: star.x - 9, y: star.y - 9, width: 18, height: 18)),
                        with: .color(.cyan))
                }
            }
            if let symbol = context.resolveSymbol(id: 1) {
                for star in stars { context.draw(symbol, at: star) }
            }
            var goo = context
            goo.addFilter(.alphaThreshold(min: 0.5, color: .mint))
            goo.addFilter(.blur(radius: 10))
            goo.drawLayer { layer in
                for x: CGFloat in [120, 165, 250] {
                    layer.fill(Path(ellipseIn: CGRect(x: x, y: 350, width: 50, height: 50)), with: .color(.black))
                }
            }
            var clipped = context
            clipped.clip(to: Path(ellipseIn: CGRect(x: 20, y: 340, width: 70, height: 70)))
            clipped.blendMode = .screen
            clipped.fill(Path(CGRect(x: 20, y: 340, width: 70, height: 35)), with: .color(.orange))
            var name = context.resolve(Text("Lyra"))
            name.shading = .linearGradient(
                Gradient(colors: [.yellow, .pink]), startPoint: CGPoint(x: 280, y: 0), endPoint: CGPoint(x: 320, y: 0))
            context.draw(name, at: CGPoint(x: 300, y: 60))
        } symbols: {
            Star(corners: 5, smoothness: 0.45).fill(.white).frame(width: 18, height: 18).tag(1)
        }
    }
}
