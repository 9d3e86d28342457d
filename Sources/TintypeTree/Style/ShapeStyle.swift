package import Foundation
package import TintypeGraphics

/// A colour, gradient or other paint for shapes and texts.
public protocol ShapeStyle: Sendable {
    /// What the style comes to where it is used.
    func _resolve(in environment: EnvironmentValues) -> _ResolvedStyle
}

/// A style that depends on nothing but the rectangle that it paints.
public struct _ResolvedStyle: Hashable, Sendable {
    package enum Storage: Hashable, Sendable {
        case color(ResolvedColor)
        case linearGradient([GradientStop], start: UnitPoint, end: UnitPoint)
    }

    package var storage: Storage

    package init(_ storage: Storage) {
        self.storage = storage
    }

    package static func color(_ color: ResolvedColor) -> _ResolvedStyle { _ResolvedStyle(.color(color)) }

    /// The paint of a leaf with these bounds.
    package func paint(in rect: CGRect) -> Paint {
        switch storage {
        case .color(let color): .color(color)
        case .linearGradient(let stops, let start, let end):
            .linearGradient(stops: stops, start: start.point(in: rect), end: end.point(in: rect))
        }
    }

    package func opacity(_ factor: Double) -> _ResolvedStyle {
        switch storage {
        case .color(let color): .color(color.opacity(factor))
        case .linearGradient(let stops, let start, let end):
            _ResolvedStyle(
                .linearGradient(
                    stops.map { GradientStop(color: $0.color.opacity(factor), location: $0.location) },
                    start: start, end: end
                )
            )
        }
    }
}

extension _ResolvedStyle: CustomStringConvertible {
    public var description: String {
        switch storage {
        case .color(let color): return color.description
        case .linearGradient(let stops, let start, let end):
            let colors = stops.map { "\($0.color) \(number($0.location))" }.joined(separator: ", ")
            return "linear \(start.name) to \(end.name): \(colors)"
        }
    }
}

/// Any style, its type erased.
public struct AnyShapeStyle: ShapeStyle {
    private let style: any ShapeStyle

    public init(_ style: some ShapeStyle) {
        self.style = style
    }

    public func _resolve(in environment: EnvironmentValues) -> _ResolvedStyle {
        style._resolve(in: environment)
    }
}

/// A style with its alpha multiplied.
package struct OpacityShapeStyle<Style: ShapeStyle>: ShapeStyle {
    let style: Style
    let opacity: Double

    package init(style: Style, opacity: Double) {
        self.style = style
        self.opacity = opacity
    }

    package func _resolve(in environment: EnvironmentValues) -> _ResolvedStyle {
        style._resolve(in: environment).opacity(opacity)
    }
}
