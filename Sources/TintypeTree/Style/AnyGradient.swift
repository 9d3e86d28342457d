import Foundation
import TintypeGraphics

/// Any gradient: the system's soft vertical one of a colour, `Color.gradient`, or one of stops with its own colour space.
///
/// The system's was fitted to pixels of OS 26 (SEMANTICS 12). From the top, straight in Oklab lightness, down to the colour at
/// 70 % of the height and the colour below; the top is lighter by .43 of what lacks to a lightness of .904. Colours that are
/// bright already keep to themselves for 30 % and then darken instead.
public struct AnyGradient: Hashable, ShapeStyle {
    private enum Storage: Hashable, Sendable {
        case system(Color)
        case stops(Gradient, Gradient.ColorSpace)
    }

    private let storage: Storage

    init(color: Color) {
        storage = .system(color)
    }

    init(_ gradient: Gradient, in space: Gradient.ColorSpace) {
        storage = .stops(gradient, space)
    }

    public init(_ gradient: Gradient) {
        self.init(gradient, in: .device)
    }

    /// The gradient with another way from stop to stop.
    public func colorSpace(_ space: Gradient.ColorSpace) -> AnyGradient {
        switch storage {
        case .system: self
        case .stops(let gradient, _): AnyGradient(gradient, in: space)
        }
    }

    public func _resolve(in environment: EnvironmentValues) -> _ResolvedStyle {
        _ResolvedStyle(.linearGradient(resolved(in: environment), start: .top, end: .bottom))
    }

    func resolved(in environment: EnvironmentValues) -> [GradientStop] {
        switch storage {
        case .system(let color): Self.system(color.resolved(in: environment))
        case .stops(let gradient, let space):
            space.isPerceptual ? gradient.resolved(in: environment).perceptual : gradient.resolved(in: environment)
        }
    }

    private static func system(_ base: ResolvedColor) -> [GradientStop] {
        let lab = Oklab(base)
        let isBright = lab.lightness > 0.82
        let change = isBright ? -0.06 : 0.43 * (0.904 - lab.lightness)
        let ramp: ClosedRange<CGFloat> = isBright ? 0.3...1 : 0...0.7
        // The rasterizer interpolates in sRGB: eight pieces follow the curve in Oklab to less than a grey level.
        return (0...8).map { step -> GradientStop in
            let t = Double(step) / 8
            var shifted = lab
            shifted.lightness += change * (isBright ? t : 1 - t)
            let isBase = isBright ? step == 0 : step == 8
            return GradientStop(
                color: isBase ? base : shifted.resolved(alpha: base.alpha),
                location: ramp.lowerBound + CGFloat(t) * (ramp.upperBound - ramp.lowerBound)
            )
        }
    }
}
