package import Foundation

/// What an area is covered with, in the coordinates of the item that it paints.
package enum Paint: Hashable, Sendable {
    case color(ResolvedColor)
    case linearGradient(stops: [GradientStop], start: CGPoint, end: CGPoint)

    /// Whether nothing would be seen.
    package var isClear: Bool {
        switch self {
        case .color(let color): color.alpha <= 0
        case .linearGradient(let stops, _, _): stops.allSatisfy { $0.color.alpha <= 0 }
        }
    }

    /// The paint with every alpha multiplied by `factor`.
    package func opacity(_ factor: Double) -> Paint {
        guard factor != 1 else { return self }
        switch self {
        case .color(let color): return .color(color.opacity(factor))
        case .linearGradient(let stops, let start, let end):
            let faded = stops.map { GradientStop(color: $0.color.opacity(factor), location: $0.location) }
            return .linearGradient(stops: faded, start: start, end: end)
        }
    }
}

/// A colour at a place of a gradient, 0 at its start and 1 at its end; places outside are not clamped.
package struct GradientStop: Hashable, Sendable {
    package var color: ResolvedColor
    package var location: CGFloat

    package init(color: ResolvedColor, location: CGFloat) {
        self.color = color
        self.location = location
    }
}
