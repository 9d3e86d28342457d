import Foundation
import TintypeGraphics

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
