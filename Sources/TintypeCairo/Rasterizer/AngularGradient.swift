import CCairo
import Foundation
import TintypeGraphics

/// An angular gradient, worked out pixel by pixel at their centres; at its seams and its centre, of 16 samples a pixel.
struct AngularGradient {
    private let ramp: GradientRamp
    private let paint: AngularPaint
    private let inverse: CGAffineTransform

    init(_ paint: AngularPaint, _ transform: CGAffineTransform) {
        self.paint = paint
        ramp = GradientRamp(paint.stops)
        inverse = transform.inverted()
    }

    /// A surface of the gradient's pixels in `area`; nil without stops. The caller destroys it.
    func surface(covering area: PixelRect) -> OpaquePointer? {
        guard !ramp.isEmpty, paint.start.isFinite, paint.end.isFinite else { return nil }
        var ramp = ramp
        let margin = Double(inverse.greatestStretch)
        return Canvas.surface(covering: area) { row, y in
            for x in 0..<area.width {
                let place = CGPoint(x: CGFloat(area.x + x) + 0.5, y: CGFloat(y) + 0.5).applying(inverse)
                let (dx, dy) = (Double(place.x - paint.center.x), Double(place.y - paint.center.y))
                if isNearSeam(dx, dy, margin) {
                    row[x] = samples(x: area.x + x, y: y, &ramp)
                } else {
                    row[x] = ramp.color(at: location(dx, dy))
                }
            }
        }
    }

    /// The place along the gradient of a direction: 0 at its start, 1 at its end; the nearer of both in what it leaves open.
    private func location(_ dx: Double, _ dy: Double) -> Double {
        let turn = 2 * Double.pi
        let sweep = paint.end - paint.start
        guard sweep != 0 else { return 1 }
        let angle = atan2(dy, dx)
        var offset = (sweep > 0 ? angle - paint.start : paint.start - angle).truncatingRemainder(dividingBy: turn)
        if offset < 0 { offset += turn }
        let length = abs(sweep)
        if offset <= length { return offset / length }
        return offset - length < (turn - length) / 2 ? 1 : 0
    }

    /// Returns whether colours may jump within a pixel `margin` points wide: near the ray where the gradient turns over.
    private func isNearSeam(_ dx: Double, _ dy: Double, _ margin: Double) -> Bool {
        let sweep = paint.end - paint.start
        let gap = max(2 * Double.pi - abs(sweep), 0)
        let seam = sweep > 0 ? paint.start - gap / 2 : paint.start + gap / 2
        let (along, across) = (dx * cos(seam) + dy * sin(seam), dy * cos(seam) - dx * sin(seam))
        return along > -margin && abs(across) < margin
    }

    private func samples(x: Int, y: Int, _ ramp: inout GradientRamp) -> UInt32 {
        var sum = SIMD4<Double>.zero
        for line in 0..<4 {
            for column in 0..<4 {
                let (px, py) = (CGFloat(x) + (CGFloat(column) + 0.5) / 4, CGFloat(y) + (CGFloat(line) + 0.5) / 4)
                let place = CGPoint(x: px, y: py).applying(inverse)
                var color = ramp.components(
                    at: location(Double(place.x - paint.center.x), Double(place.y - paint.center.y)))
                let alpha = color.w
                color *= alpha * 255 / 16
                color.w = alpha * 255 / 16
                sum += color
            }
        }
        return PixelColor.word(premultiplied: sum)
    }
}
