import CCairo
import Foundation
import TintypeGraphics

/// A radial or elliptical gradient, worked out pixel by pixel at their centres.
struct RadialGradient {
    private let ramp: GradientRamp
    private let paint: RadialPaint
    /// The transform from the picture's pixels to points.
    private let inverse: CGAffineTransform

    init(_ paint: RadialPaint, _ transform: CGAffineTransform) {
        self.paint = paint
        ramp = GradientRamp(paint.stops)
        inverse = transform.inverted()
    }

    /// A surface of the gradient's pixels in `area`; nil without stops. The caller destroys it.
    func surface(covering area: PixelRect) -> OpaquePointer? {
        guard !ramp.isEmpty else { return nil }
        var ramp = ramp
        let (unitX, unitY) = (Double(paint.unit.width), Double(paint.unit.height))
        let (stepX, stepY) = (Double(inverse.a) / unitX, Double(inverse.b) / unitY)
        let span = Double(paint.endRadius - paint.startRadius)
        return Canvas.surface(covering: area) { row, y in
            let start = CGPoint(x: CGFloat(area.x) + 0.5, y: CGFloat(y) + 0.5).applying(inverse)
            var dx = Double(start.x - paint.center.x) / unitX
            var dy = Double(start.y - paint.center.y) / unitY
            for x in 0..<area.width {
                let distance = (dx * dx + dy * dy).squareRoot()
                // Equal radii make a hard edge.
                let beyond = distance - Double(paint.startRadius)
                let place = span == 0 ? (beyond < 0 ? -Double.infinity : .infinity) : beyond / span
                row[x] = ramp.color(at: place.isNaN ? .infinity : place)
                dx += stepX
                dy += stepY
            }
        }
    }
}
