package import Foundation

/// The grid of device pixels that drawing is rounded to; layout never is.
///
/// The one rounding rule: each edge by itself, first to 1/1024 px, so that equal geometry reached by two routes rounds
/// alike, then to the whole pixel, half up. SwiftUI rounds each edge half up (Semantics.md 5.1).
package struct PixelGrid: Hashable, Sendable {
    /// Pixels a point.
    package let scale: CGFloat

    package init(scale: CGFloat) {
        self.scale = scale
    }

    /// The pixel edge nearest to a coordinate of `length` points, in points.
    package func round(_ length: CGFloat) -> CGFloat {
        guard length.isFinite else { return length }
        let snapped = (length * scale * 1024).rounded() / 1024
        return (snapped + 0.5).rounded(.down) / scale
    }

    /// The least whole number of pixels that holds `length` points, in points.
    package func roundUp(_ length: CGFloat) -> CGFloat {
        guard length.isFinite else { return length }
        return ((length * scale * 1024).rounded() / 1024).rounded(.up) / scale
    }

    /// `rect` with each edge on the grid, in points.
    package func round(_ rect: CGRect) -> CGRect {
        let (x, y) = (round(rect.minX), round(rect.minY))
        return CGRect(x: x, y: y, width: round(rect.maxX) - x, height: round(rect.maxY) - y)
    }
}
