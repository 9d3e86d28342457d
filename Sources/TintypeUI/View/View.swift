public import TintypeTree

/// A part of an interface: SwiftUI's protocol.
@MainActor @preconcurrency
public protocol View {
    associatedtype Body: View

    /// What the view is made of.
    @ViewBuilder var body: Body { get }

    /// Appends the view's nodes. Composed views get this from their body.
    static func _evaluate(_ view: Self, into scope: inout Scope)
}

extension View {
    public static func _evaluate(_ view: Self, into scope: inout Scope) {
        var view = view
        let fields = DynamicFields.of(Self.self)
        guard fields.bind(&view, in: scope) else { return }
        scope.naming(fields.name, module: fields.module) { scope in
            scope.descend(.body) { Body._evaluate(view.body, into: &$0) }
        }
    }
}

extension View {
    /// The view with its dynamic properties bound; nil where it cannot be made by now. For views that evaluate themselves.
    package static func _bound(_ view: Self, in scope: Scope) -> Self? {
        var view = view
        return DynamicFields.of(Self.self).bind(&view, in: scope) ? view : nil
    }
}

/// A view that appends nodes of its own, and has no body.
@MainActor
protocol PrimitiveView: View where Body == Never {
    func evaluate(into scope: inout Scope)
}

extension PrimitiveView {
    public var body: Never { preconditionFailure("\(Self.self) has no body") }

    public static func _evaluate(_ view: Self, into scope: inout Scope) {
        view.evaluate(into: &scope)
    }
}

extension Never: View {
    public var body: Never { preconditionFailure("Never has no value") }
    public static func _evaluate(_ view: Never, into scope: inout Scope) {}
}

extension Optional: View where Wrapped: View {
    public var body: Never { preconditionFailure("an optional view has no body") }

    public static func _evaluate(_ view: Wrapped?, into scope: inout Scope) {
        guard let view else { return }
        scope.descend(.branch(true)) { Wrapped._evaluate(view, into: &$0) }
    }
}
