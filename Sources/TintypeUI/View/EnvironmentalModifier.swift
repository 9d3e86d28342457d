public import TintypeTree

/// A modifier that is another one in each environment: SwiftUI's protocol.
@MainActor @preconcurrency
public protocol EnvironmentalModifier: ViewModifier where Body == Never {
    /// The type of the modifier that it is in an environment.
    associatedtype ResolvedModifier: ViewModifier

    /// The modifier that it is in an environment.
    nonisolated func resolve(in environment: EnvironmentValues) -> ResolvedModifier
}

nonisolated extension EnvironmentalModifier {
    @MainActor @preconcurrency
    public func body(content: Content) -> Never { fatalError("A modifier that is resolved has no body") }

    public static func _evaluate<V: View>(_ modifier: Self, around view: V, into scope: inout Scope) {
        DynamicFields.of(Self.self).evaluate(modifier, in: &scope) { _, modifier, scope in
            ResolvedModifier._evaluate(modifier.resolve(in: scope.environment), around: view, into: &scope)
        }
    }
}
