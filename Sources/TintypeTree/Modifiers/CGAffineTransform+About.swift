import Foundation
import TintypeGraphics

extension CGAffineTransform {
    /// The transform about `point` of a view whose top left corner is at `origin`.
    func about(_ point: CGPoint, of origin: CGPoint) -> ProjectionTransform {
        let center = origin + point
        return ProjectionTransform(
            CGAffineTransform(translationX: -center.x, y: -center.y)
                .concatenating(self)
                .concatenating(CGAffineTransform(translationX: center.x, y: center.y)))
    }
}
