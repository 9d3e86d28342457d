import Foundation
import TintypeGraphics
import TintypeTree

/// The accent as a gauge shows it: a bare gradient runs from the least value to the greatest, along the bar or the arc.
///
/// Apple's example of Gauge (`.tint(Gradient(colors: …))` with `accessoryCircular`) shows it so; other styles are painted
/// over the whole bar or ring.
struct GaugeTint: ShapeStyle {
    /// The part of the way that is asked for, 0...1; nil for the whole way, leading to trailing.
    let place: CGFloat?

    /// Along a bar.
    init() {
        place = nil
    }

    /// One colour: the one at a place of the way, 0...1.
    init(at place: CGFloat) {
        self.place = place
    }

    func _resolve(in environment: EnvironmentValues) -> _ResolvedStyle {
        guard let stops = environment.accentStops else { return environment.accent }
        if let place { return .color(stops.color(at: place)) }
        let ends: (UnitPoint, UnitPoint) =
            environment.layoutDirection == .rightToLeft ? (.trailing, .leading) : (.leading, .trailing)
        return _ResolvedStyle(.linearGradient(stops, start: ends.0, end: ends.1))
    }
}

extension EnvironmentValues {
    /// The colours of the accent where it is a bare gradient.
    var accentStops: [GradientStop]? { tintStyle?.bareStops(in: self) }
}

extension [GradientStop] {
    /// The colour at a place; beyond the ends that of the nearer one. Clear without stops.
    func color(at place: CGFloat) -> ResolvedColor {
        let sorted = sorted { $0.location < $1.location }
        guard let after = sorted.firstIndex(where: { $0.location >= place }) else {
            return sorted.last?.color ?? .clear
        }
        guard after > 0 else { return sorted[0].color }
        let (from, to) = (sorted[after - 1], sorted[after])
        let length = to.location - from.location
        let part = length > 0 ? Double((place - from.location) / length) : 1
        func mixed(_ a: Double, _ b: Double) -> Double { a + (b - a) * part }
        return ResolvedColor(
            red: mixed(from.color.red, to.color.red), green: mixed(from.color.green, to.color.green),
            blue: mixed(from.color.blue, to.color.blue), alpha: mixed(from.color.alpha, to.color.alpha))
    }
}
