package import Foundation
package import TintypeGraphics

/// A style that depends on nothing but the rectangle that it paints.
public struct _ResolvedStyle: Hashable, Sendable {
    package enum Storage: Hashable, Sendable {
        case color(ResolvedColor)
        case linearGradient([GradientStop], start: UnitPoint, end: UnitPoint)
        /// Radii in points.
        case radialGradient([GradientStop], center: UnitPoint, start: CGFloat, end: CGFloat)
        /// Radii as fractions of the width and the height.
        case ellipticalGradient([GradientStop], center: UnitPoint, start: CGFloat, end: CGFloat)
        /// Angles in radians.
        case angularGradient([GradientStop], center: UnitPoint, start: Double, end: Double)
        /// Points as fractions of the rectangle.
        case mesh(MeshPaint)
        /// The rectangle of one tile beside the corner of what is painted, in points.
        case tiles(PicturePaint)
        case backdrop(BackdropPaint)
        /// Painted for a rectangle beside the corner of what is painted, in points, instead of that.
        indirect case anchored(_ResolvedStyle, CGRect)
        indirect case shadowed(_ResolvedStyle, ResolvedShadow)
        indirect case blended(_ResolvedStyle, BlendMode)
    }

    package var storage: Storage

    package init(_ storage: Storage) {
        self.storage = storage
    }

    package static func color(_ color: ResolvedColor) -> _ResolvedStyle { _ResolvedStyle(.color(color)) }

    /// The paint of a leaf with these bounds.
    package func paint(in rect: CGRect) -> Paint {
        switch storage {
        case .color(let color): return .color(color)
        case .linearGradient(let stops, let start, let end):
            return .linearGradient(stops: stops, start: start.point(in: rect), end: end.point(in: rect))
        case .radialGradient(let stops, let center, let start, let end):
            return .radialGradient(
                RadialPaint(stops: stops, center: center.point(in: rect), startRadius: start, endRadius: end))
        case .ellipticalGradient(let stops, let center, let start, let end):
            return .radialGradient(
                RadialPaint(
                    stops: stops, center: center.point(in: rect), startRadius: start, endRadius: end,
                    unit: CGSize(width: max(rect.width, 1e-6), height: max(rect.height, 1e-6))))
        case .angularGradient(let stops, let center, let start, let end):
            return .angularGradient(
                AngularPaint(stops: stops, center: center.point(in: rect), start: start, end: end))
        case .mesh(var mesh):
            mesh.points = mesh.points.map { UnitPoint(x: $0.x, y: $0.y).point(in: rect) }
            return .mesh(mesh)
        case .tiles(var tiles):
            tiles.rect = tiles.rect.offsetBy(dx: rect.minX, dy: rect.minY)
            return .image(tiles)
        case .backdrop(let backdrop): return .backdrop(backdrop)
        case .anchored(let style, let place):
            return style.paint(in: place.offsetBy(dx: rect.minX, dy: rect.minY))
        case .shadowed(let style, _), .blended(let style, _): return style.paint(in: rect)
        }
    }

    package func opacity(_ factor: Double) -> _ResolvedStyle {
        switch storage {
        case .color(let color): return .color(color.opacity(factor))
        case .linearGradient(let stops, let start, let end):
            return _ResolvedStyle(.linearGradient(stops.opacity(factor), start: start, end: end))
        case .radialGradient(let stops, let center, let start, let end):
            return _ResolvedStyle(.radialGradient(stops.opacity(factor), center: center, start: start, end: end))
        case .ellipticalGradient(let stops, let center, let start, let end):
            return _ResolvedStyle(.ellipticalGradient(stops.opacity(factor), center: center, start: start, end: end))
        case .angularGradient(let stops, let center, let start, let end):
            return _ResolvedStyle(.angularGradient(stops.opacity(factor), center: center, start: start, end: end))
        case .mesh(var mesh):
            mesh.colors = mesh.colors.map { $0.opacity(factor) }
            return _ResolvedStyle(.mesh(mesh))
        case .tiles(var tiles):
            tiles.opacity *= factor
            return _ResolvedStyle(.tiles(tiles))
        case .backdrop(var backdrop):
            backdrop.opacity *= factor
            return _ResolvedStyle(.backdrop(backdrop))
        case .anchored(let style, let rect): return _ResolvedStyle(.anchored(style.opacity(factor), rect))
        case .shadowed(let style, var shadow):
            shadow.color = shadow.color.opacity(factor)
            return _ResolvedStyle(.shadowed(style.opacity(factor), shadow))
        case .blended(let style, let mode): return _ResolvedStyle(.blended(style.opacity(factor), mode))
        }
    }

    /// The effects on the picture that the style paints, the innermost first.
    package var effects: [DisplayEffect] {
        switch storage {
        case .anchored(let style, _): style.effects
        case .shadowed(let style, let shadow): style.effects + [shadow.effect]
        case .blended(let style, let mode): style.effects + [.blend(mode)]
        default: []
        }
    }
}

/// A shadow that belongs to a style, in points.
package struct ResolvedShadow: Hashable, Sendable {
    var color: ResolvedColor
    var sigma: CGFloat
    var offset: CGSize
    var isInner: Bool

    fileprivate var effect: DisplayEffect {
        isInner
            ? .innerShadow(color: color, sigma: sigma, offset: offset)
            : .shadow(color: color, sigma: sigma, offset: offset)
    }
}

extension _ResolvedStyle: CustomStringConvertible {
    public var description: String {
        func colors(_ stops: [GradientStop]) -> String {
            stops.map { "\($0.color) \(number($0.location))" }.joined(separator: ", ")
        }
        switch storage {
        case .color(let color): return color.description
        case .linearGradient(let stops, let start, let end):
            return "linear \(start.name) to \(end.name): \(colors(stops))"
        case .radialGradient(let stops, let center, let start, let end):
            return "radial \(center.name) \(number(start)) to \(number(end)): \(colors(stops))"
        case .ellipticalGradient(let stops, let center, let start, let end):
            return "elliptical \(center.name) \(number(start)) to \(number(end)): \(colors(stops))"
        case .angularGradient(let stops, let center, let start, let end):
            let degrees = [start, end].map { number($0 * 180 / .pi) }
            return "angular \(center.name) \(degrees[0])° to \(degrees[1])°: \(colors(stops))"
        case .mesh(let mesh): return "mesh \(mesh.columns)×\(mesh.rows)"
        case .tiles(let tiles): return "tiles \(tiles.bitmap.width)×\(tiles.bitmap.height) px"
        case .backdrop(let backdrop): return "material \(backdrop.tint)"
        case .anchored(let style, _): return "\(style) anchored"
        case .shadowed(let style, let shadow): return "\(style) \(shadow.isInner ? "inner" : "drop") shadow"
        case .blended(let style, let mode): return "\(style) \(mode)"
        }
    }
}
