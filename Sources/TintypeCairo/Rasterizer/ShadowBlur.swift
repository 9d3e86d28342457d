import CCairo
import Foundation
import TintypeGraphics

/// The blur of a shadow's outline.
///
/// A wide one is made on a smaller copy of the outline, drawn as small, so that neither time nor memory grow with the
/// radius: no deviation is wider than some 40 of the copy's pixels. The copy's own blur is taken off the deviation.
struct ShadowBlur {
    /// The widest deviation that is blurred at full size, in pixels. SwiftUI's usual shadows are far below it.
    private static let widestWhole: CGFloat = 40

    /// The number of the picture's pixels that make one of the copy, along each axis.
    let stepX: Int
    let stepY: Int
    /// The blur in the copy's pixels.
    let gaussian: GaussianBlur

    /// - Parameter sigma: In points.
    init(sigma: CGFloat, _ transform: CGAffineTransform) {
        let scale = transform.upright
        let (x, y) = (Self.reduced(sigma * scale.x), Self.reduced(sigma * scale.y))
        (stepX, stepY) = (x.step, y.step)
        gaussian = GaussianBlur(deviations: (x.rest, y.rest))
    }

    /// The margin of a pixel to each side, in the picture's pixels.
    var marginX: Int { margin(gaussian.marginX, stepX) }
    var marginY: Int { margin(gaussian.marginY, stepY) }

    /// True where the outline is drawn at full size.
    var isWhole: Bool { stepX == 1 && stepY == 1 }
    /// The transform from the picture's pixels to the copy's.
    var toCopy: CGAffineTransform { CGAffineTransform(scaleX: 1 / CGFloat(stepX), y: 1 / CGFloat(stepY)) }

    private func margin(_ pixels: Int, _ step: Int) -> Int { step == 1 ? pixels : (pixels + 2) * step }

    /// The step for a deviation in pixels, and the copy's own deviation.
    private static func reduced(_ deviation: CGFloat) -> (step: Int, rest: CGFloat) {
        let deviation = min(max(deviation, 0), GaussianBlur.widest)
        guard deviation > widestWhole else { return (1, deviation) }
        let step = Int(2 * deviation / widestWhole)
        // The mean of a row of pixels and the straight line between two such means spread by (s² − 1)/12 and s²/6.
        let size = CGFloat(step)
        let own = (size * size - 1) / 12 + size * size / 6
        return (step, (deviation * deviation - own).squareRoot() / size)
    }
}
