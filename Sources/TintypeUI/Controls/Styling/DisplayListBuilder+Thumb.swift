import Foundation
import TintypeGraphics
import TintypeTree

extension DisplayListBuilder {
    /// A white thumb with the soft shadow that it throws on its track.
    mutating func thumb(_ rect: CGRect, isEnabled: Bool = true) {
        let radius = min(rect.width, rect.height) / 2
        if isEnabled {
            // A shadow by two pale rims, since a blur would cost more than the whole control.
            for (spread, alpha) in [(1.5, 0.04), (0.5, 0.08)] as [(CGFloat, Double)] {
                let rim = rect.offsetBy(dx: 0, dy: 0.5).insetBy(dx: -spread, dy: -spread)
                fill(
                    Path(roundedRect: rim, cornerRadius: radius + spread, style: .circular),
                    .color(.black.opacity(alpha)))
            }
        }
        fill(Path(roundedRect: rect, cornerRadius: radius, style: .circular), .color(.white))
    }
}
