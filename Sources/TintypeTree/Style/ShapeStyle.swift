import Foundation
package import TintypeGraphics

/// A colour, gradient or other paint for shapes and texts: SwiftUI's protocol.
///
/// A style of your own says what it comes to:
/// ```swift
/// struct Warning: ShapeStyle {
///     func resolve(in environment: EnvironmentValues) -> some ShapeStyle {
///         environment.colorScheme == .dark ? Color.yellow : Color.orange
///     }
/// }
/// ```
public protocol ShapeStyle: Sendable {
    /// The type to which a user's style resolves; `Never` for those of the system.
    associatedtype Resolved: ShapeStyle = Never

    /// The style that this one stands for where it is used.
    func resolve(in environment: EnvironmentValues) -> Resolved

    /// The style's paint where it is used. Styles of users get this from ``resolve(in:)``.
    func _resolve(in environment: EnvironmentValues) -> _ResolvedStyle
}

extension ShapeStyle {
    public func _resolve(in environment: EnvironmentValues) -> _ResolvedStyle {
        resolve(in: environment)._resolve(in: environment)
    }
}

extension ShapeStyle where Resolved == Never {
    public func resolve(in environment: EnvironmentValues) -> Never {
        preconditionFailure("\(Self.self) stands for no other style")
    }
}

extension Never: ShapeStyle {
    public func _resolve(in environment: EnvironmentValues) -> _ResolvedStyle {
        preconditionFailure("Never has no value")
    }
}

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
