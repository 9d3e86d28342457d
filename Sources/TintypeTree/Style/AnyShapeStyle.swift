import Foundation
package import TintypeGraphics

/// Any style, its type erased.
public struct AnyShapeStyle: ShapeStyle {
    private let style: any ShapeStyle

    /// Creates the erased form of a style.
    public init<S: ShapeStyle>(_ style: S) {
        self.style = style
    }

    public func _resolve(in environment: EnvironmentValues) -> _ResolvedStyle {
        style._resolve(in: environment)
    }
}

/// A style of colours in a row that says nothing about where they run: what is painted with it decides.
protocol BareGradient: ShapeStyle {
    func resolved(in environment: EnvironmentValues) -> [GradientStop]
}

extension AnyShapeStyle {
    /// The colours of a bare gradient; nil for every other style.
    package func bareStops(in environment: EnvironmentValues) -> [GradientStop]? {
        if let erased = style as? AnyShapeStyle { return erased.bareStops(in: environment) }
        return (style as? any BareGradient)?.resolved(in: environment)
    }
}
