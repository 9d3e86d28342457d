package import Foundation

/// The colour, gradient or picture that covers an area, in the coordinates of the item that it paints.
package enum Paint: Hashable, Sendable {
    case color(ResolvedColor)
    case linearGradient(stops: [GradientStop], start: CGPoint, end: CGPoint)
    case radialGradient(RadialPaint)
    case angularGradient(AngularPaint)
    case mesh(MeshPaint)
    case image(PicturePaint)
    /// A material: the picture below, blurred and tinted.
    case backdrop(BackdropPaint)

    /// Indicates whether nothing would be seen.
    package var isClear: Bool {
        switch self {
        case .color(let color): color.alpha <= 0
        case .linearGradient(let stops, _, _): stops.allSatisfy { $0.color.alpha <= 0 }
        case .radialGradient(let paint): paint.stops.allSatisfy { $0.color.alpha <= 0 }
        case .angularGradient(let paint): paint.stops.allSatisfy { $0.color.alpha <= 0 }
        case .mesh(let paint): paint.colors.allSatisfy { $0.alpha <= 0 }
        case .image(let paint): paint.opacity <= 0 || paint.bitmap.bytes.isEmpty
        case .backdrop(let paint): paint.opacity <= 0
        }
    }

    /// The paint with every alpha multiplied by `factor`.
    package func opacity(_ factor: Double) -> Paint {
        guard factor != 1 else { return self }
        switch self {
        case .color(let color): return .color(color.opacity(factor))
        case .linearGradient(let stops, let start, let end):
            return .linearGradient(stops: stops.opacity(factor), start: start, end: end)
        case .radialGradient(var paint):
            paint.stops = paint.stops.opacity(factor)
            return .radialGradient(paint)
        case .angularGradient(var paint):
            paint.stops = paint.stops.opacity(factor)
            return .angularGradient(paint)
        case .mesh(var paint):
            paint.colors = paint.colors.map { $0.opacity(factor) }
            return .mesh(paint)
        case .image(var paint):
            paint.opacity *= factor
            return .image(paint)
        case .backdrop(var paint):
            paint.opacity *= factor
            return .backdrop(paint)
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

extension [GradientStop] {
    /// The stops with every alpha multiplied by `factor`.
    package func opacity(_ factor: Double) -> [GradientStop] {
        map { GradientStop(color: $0.color.opacity(factor), location: $0.location) }
    }

    /// The stops as `inspect` writes them.
    package var summary: String {
        map { "\($0.color) \((Double($0.location) * 1000).rounded() / 1000)" }.joined(separator: ", ")
    }
}
