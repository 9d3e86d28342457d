public import TintypeTree

/// A part of an interface: SwiftUI's protocol.
@MainActor @preconcurrency
public protocol View {
    associatedtype Body: View

    /// The content of the view.
    @ViewBuilder var body: Body { get }

    /// Appends the view's nodes. Composed views get this from their body.
    ///
    /// Not isolated, as SwiftUI's own requirement behind it: built-in views need no actor, so that scene files, which may hold
    /// no others, are evaluated in parallel. Only the bodies of users belong to the main actor.
    nonisolated static func _evaluate(_ view: Self, into scope: inout Scope)
}

nonisolated extension View {
    public static func _evaluate(_ view: Self, into scope: inout Scope) {
        DynamicFields.of(Self.self).evaluate(view, in: &scope) { fields, view, scope in
            let shown = scope.animated(view)
            Body._evaluate(fields.onMainActor(shown) { $0.body }, into: &scope)
        }
    }
}

extension Scope {
    /// A view or a modifier as animations show it, where it is animatable.
    func animated<Owner>(_ owner: Owner) -> Owner {
        guard session.presentation != nil, let animatable = owner as? any Animatable else { return owner }
        func shown<A: Animatable>(_ value: A) -> Owner? { presented(value, AttributeKey(of: A.self)) as? Owner }
        return shown(animatable) ?? owner
    }
}

/// A view of ours that is made of other views, and needs no actor.
protocol BuiltInView: View {
    @ViewBuilder nonisolated var body: Body { get }
}

extension BuiltInView {
    public nonisolated static func _evaluate(_ view: Self, into scope: inout Scope) {
        DynamicFields.of(Self.self).evaluate(view, in: &scope) { _, view, scope in
            Body._evaluate(view.body, into: &scope)
        }
    }
}

nonisolated extension View {
    /// The view with its dynamic properties bound; nil where it cannot be made by now. For views that evaluate themselves.
    package static func _bound(_ view: Self, in scope: Scope) -> Self? {
        var view = view
        return DynamicFields.of(Self.self).bind(&view, in: scope) ? view : nil
    }
}

/// A view that evaluates itself.
package protocol BodylessView: View where Body == Never {}

extension View where Body == Never {
    /// Stops the program: the view evaluates itself.
    public var body: Never { preconditionFailure("\(Self.self) has no body") }
}

/// A view that appends nodes of its own.
protocol PrimitiveView: BodylessView {
    nonisolated func evaluate(into scope: inout Scope)
}

extension PrimitiveView {
    public nonisolated static func _evaluate(_ view: Self, into scope: inout Scope) {
        view.evaluate(into: &scope)
    }
}

extension Never: View {
    /// Stops the program. `Never` conforms to all protocols that have a body, so that none of theirs would be chosen.
    public var body: Never { preconditionFailure("Never has no value") }

    public nonisolated static func _evaluate(_ view: Never, into scope: inout Scope) {}
}

extension Optional: View, BodylessView where Wrapped: View {
    public nonisolated static func _evaluate(_ view: Wrapped?, into scope: inout Scope) {
        guard let view else { return scope.dynamic(nil) { _ in } }
        scope.dynamic(.branch(true)) { Wrapped._evaluate(view, into: &$0) }
    }
}
