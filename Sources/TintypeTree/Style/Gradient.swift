public import Foundation
public import TintypeGraphics

/// Colours along a line.
public struct Gradient: Hashable, Sendable {
    /// A colour and its place, 0 at the start and 1 at the end.
    public struct Stop: Hashable, Sendable {
        public var color: Color
        public var location: CGFloat

        public init(color: Color, location: CGFloat) {
            self.color = color
            self.location = location
        }
    }

    public var stops: [Stop]

    public init(stops: [Stop]) {
        self.stops = stops
    }

    /// Colours at equal distances.
    public init(colors: [Color]) {
        let last = max(colors.count - 1, 1)
        stops = colors.enumerated().map { Stop(color: $1, location: CGFloat($0) / CGFloat(last)) }
    }

    func resolved(in environment: EnvironmentValues) -> [GradientStop] {
        stops.map { GradientStop(color: $0.color.resolved(in: environment), location: $0.location) }
    }
}

/// A gradient along the line between two points of what it paints.
public struct LinearGradient: ShapeStyle {
    let gradient: Gradient
    let startPoint: UnitPoint
    let endPoint: UnitPoint

    public init(gradient: Gradient, startPoint: UnitPoint, endPoint: UnitPoint) {
        self.gradient = gradient
        self.startPoint = startPoint
        self.endPoint = endPoint
    }

    public init(colors: [Color], startPoint: UnitPoint, endPoint: UnitPoint) {
        self.init(gradient: Gradient(colors: colors), startPoint: startPoint, endPoint: endPoint)
    }

    public init(stops: [Gradient.Stop], startPoint: UnitPoint, endPoint: UnitPoint) {
        self.init(gradient: Gradient(stops: stops), startPoint: startPoint, endPoint: endPoint)
    }

    public func _resolve(in environment: EnvironmentValues) -> _ResolvedStyle {
        _ResolvedStyle(.linearGradient(gradient.resolved(in: environment), start: startPoint, end: endPoint))
    }
}

extension ShapeStyle where Self == LinearGradient {
    public static func linearGradient(
        colors: [Color], startPoint: UnitPoint, endPoint: UnitPoint
    ) -> LinearGradient {
        LinearGradient(colors: colors, startPoint: startPoint, endPoint: endPoint)
    }

    public static func linearGradient(
        _ gradient: Gradient, startPoint: UnitPoint, endPoint: UnitPoint
    ) -> LinearGradient {
        LinearGradient(gradient: gradient, startPoint: startPoint, endPoint: endPoint)
    }
}

extension Gradient: ShapeStyle {
    /// A bare gradient runs from top to bottom.
    public func _resolve(in environment: EnvironmentValues) -> _ResolvedStyle {
        LinearGradient(gradient: self, startPoint: .top, endPoint: .bottom)._resolve(in: environment)
    }
}

/// The system's soft vertical gradient of a colour: `Color.gradient`.
///
/// Fitted to pixels of OS 26 (SEMANTICS 12). From the top, straight in Oklab lightness, down to the colour at 70 % of the
/// height and the colour below; the top is lighter by .43 of what lacks to a lightness of .904. Colours that are bright
/// already keep to themselves for 30 % and then darken instead.
public struct AnyGradient: Hashable, ShapeStyle {
    private let color: Color

    init(color: Color) {
        self.color = color
    }

    public func _resolve(in environment: EnvironmentValues) -> _ResolvedStyle {
        let base = color.resolved(in: environment)
        let lab = Oklab(base)
        let isBright = lab.lightness > 0.82
        let change = isBright ? -0.06 : 0.43 * (0.904 - lab.lightness)
        let ramp: ClosedRange<CGFloat> = isBright ? 0.3...1 : 0...0.7
        // The rasterizer interpolates in sRGB: eight pieces follow the curve in Oklab to less than a grey level.
        let stops = (0...8).map { step -> GradientStop in
            let t = Double(step) / 8
            var shifted = lab
            shifted.lightness += change * (isBright ? t : 1 - t)
            let isBase = isBright ? step == 0 : step == 8
            return GradientStop(
                color: isBase ? base : shifted.resolved(alpha: base.alpha),
                location: ramp.lowerBound + CGFloat(t) * (ramp.upperBound - ramp.lowerBound)
            )
        }
        return _ResolvedStyle(.linearGradient(stops, start: .top, end: .bottom))
    }
}
