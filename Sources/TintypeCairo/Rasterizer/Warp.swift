import Foundation
import TintypeGraphics

/// The part of a layer that has to be drawn, its size and its fineness, so that it can be put through a projective
/// transform.
struct Warp {
    /// The greatest fineness of the layer relative to the picture, where it comes nearest to the viewer.
    private static let finest: CGFloat = 2
    /// The longest side of a layer.
    private static let longestSide: CGFloat = 8192

    /// The layer, in its own pixels.
    let source: PixelRect
    /// The part of the picture that it covers.
    let target: PixelRect
    /// The layer's pixels a point.
    let scale: CGFloat
    /// The factor by which the layer is finer than the canvas.
    let oversampling: CGFloat
    /// The least number of samples, a side, that a pixel of the canvas is the mean of.
    let fewestSamples: Int
    /// The transform from the picture's pixels to the layer's.
    let toSource: ProjectionTransform

    /// nil where nothing is to be seen.
    ///
    /// - Parameters:
    ///   - transform: From the layer's points to the picture's pixels.
    ///   - ink: The bounds of what is drawn, in the layer's points.
    ///   - clip: The visible part of the picture.
    init?(_ transform: ProjectionTransform, ink: CGRect, clip: PixelRect, _ budget: LayerBudget) {
        guard !ink.isNull, !clip.isEmpty, let inverse = transform.inverse else { return nil }
        let frame = clip.insetBy(-2, -2).rect
        let seen = ink.corners.map { HomogeneousPoint($0).applying(transform) }.inFrontOfViewer
            .clipped { $0.x - $0.w * frame.minX }.clipped { $0.w * frame.maxX - $0.x }
            .clipped { $0.y - $0.w * frame.minY }.clipped { $0.w * frame.maxY - $0.y }
        let places = seen.compactMap { $0.applying(inverse).point }
        guard seen.count > 2, places.count == seen.count else { return nil }
        let part = CGRect(bounding: places)
        let stretch = places.compactMap { transform.derivative(at: $0)?.greatestStretch }.max() ?? 0
        let finest = min(
            Self.longestSide / max(part.width, part.height),
            (budget.mostProjectedPixels / (part.width * part.height)).squareRoot())
        fewestSamples = max(Int(4 / budget.oversampling), 2)
        oversampling = max(Self.finest / budget.oversampling, 1)
        let scale = min(stretch * oversampling, finest)
        guard scale > 0, scale.isFinite else { return nil }
        self.scale = scale
        target = PixelRect(enclosing: CGRect(bounding: seen.compactMap(\.point))).insetBy(-1, -1).intersection(clip)
        source = PixelRect(
            enclosing: CGRect(
                x: part.minX * scale, y: part.minY * scale, width: part.width * scale, height: part.height * scale)
        ).insetBy(-2, -2)
        toSource = inverse.concatenating(ProjectionTransform(CGAffineTransform(scaleX: scale, y: scale)))
        guard !target.isEmpty, !source.isEmpty else { return nil }
    }
}

extension CGAffineTransform {
    /// The factor by which the longest direction grows: the greater singular value.
    var greatestStretch: CGFloat {
        let (sum, difference) = (a * a + b * b + c * c + d * d, a * d - b * c)
        let inner = max(sum * sum / 4 - difference * difference, 0)
        return (sum / 2 + inner.squareRoot()).squareRoot()
    }
}
