public import Foundation
import TintypeGraphics

/// Colours along a line.
public struct Gradient: Hashable, Sendable {
    /// A colour and its place, 0 at the start and 1 at the end.
    public struct Stop: Hashable, Sendable {
        /// The colour, and its place: 0 at the start of the gradient, 1 at its end.
        public var color: Color
        public var location: CGFloat

        /// Creates a stop at a place of the gradient, from 0 to 1.
        public init(color: Color, location: CGFloat) {
            self.color = color
            self.location = location
        }
    }

    /// The space in which colours between two stops are found.
    public struct ColorSpace: Hashable, Sendable {
        let isPerceptual: Bool

        /// Evenly in the channels of the screen.
        public static let device = ColorSpace(isPerceptual: false)
        /// Evenly for the eye: in Oklab.
        public static let perceptual = ColorSpace(isPerceptual: true)
    }

    /// The colours with their places.
    public var stops: [Stop]

    /// Creates a gradient of colours at given places; two at one place make a hard edge.
    public init(stops: [Stop]) {
        self.stops = stops
    }

    /// Colours at equal distances.
    public init(colors: [Color]) {
        let last = max(colors.count - 1, 1)
        stops = colors.enumerated().map { Stop(color: $1, location: CGFloat($0) / CGFloat(last)) }
    }

    /// The gradient with another way from stop to stop.
    public func colorSpace(_ space: ColorSpace) -> AnyGradient { AnyGradient(self, in: space) }

    func resolved(in environment: EnvironmentValues) -> [GradientStop] {
        stops.map { GradientStop(color: $0.color.resolved(in: environment), location: $0.location) }
    }
}

extension Gradient: ShapeStyle, BareGradient {
    /// A bare gradient runs from top to bottom.
    public func _resolve(in environment: EnvironmentValues) -> _ResolvedStyle {
        _ResolvedStyle(.linearGradient(resolved(in: environment), start: .top, end: .bottom))
    }
}

extension [GradientStop] {
    /// The stops with further ones between them, so that straight lines in sRGB follow those in Oklab: eight pieces leave
    /// them by less than a grey level.
    var perceptual: [GradientStop] {
        guard let first else { return [] }
        var result = [first]
        for index in indices.dropFirst() {
            let (from, to) = (self[index - 1], self[index])
            let (a, b) = (Oklab(from.color), Oklab(to.color))
            for step in 1..<8 {
                let t = Double(step) / 8
                let mixed = Oklab(
                    lightness: a.lightness + (b.lightness - a.lightness) * t, a: a.a + (b.a - a.a) * t,
                    b: a.b + (b.b - a.b) * t)
                let alpha = from.color.alpha + (to.color.alpha - from.color.alpha) * t
                result.append(
                    GradientStop(
                        color: mixed.resolved(alpha: alpha),
                        location: from.location + CGFloat(t) * (to.location - from.location)))
            }
            result.append(to)
        }
        return result
    }
}
