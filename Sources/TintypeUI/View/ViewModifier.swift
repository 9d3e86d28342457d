public import TintypeTree

/// A change to views that is written once and applied to many: SwiftUI's protocol.
@MainActor @preconcurrency
public protocol ViewModifier {
    associatedtype Body: View

    /// The view that is modified.
    typealias Content = _ViewModifier_Content<Self>

    /// The modified view.
    @ViewBuilder func body(content: Content) -> Body

    /// Appends the nodes of `view`, modified. Modifiers of users get this from their body.
    nonisolated static func _evaluate<V: View>(_ modifier: Self, around view: V, into scope: inout Scope)
}

nonisolated extension ViewModifier {
    public static func _evaluate<V: View>(_ modifier: Self, around view: V, into scope: inout Scope) {
        DynamicFields.of(Self.self).evaluate(modifier, in: &scope) { fields, modifier, scope in
            let content = Content { V._evaluate(view, into: &$0) }
            let shown = scope.animated(modifier)
            Body._evaluate(fields.onMainActor((shown, content)) { $0.body(content: $1) }, into: &scope)
        }
    }
}

/// The view that a modifier is applied to, all of its nodes.
public nonisolated struct _ViewModifier_Content<Modifier: ViewModifier>: PrimitiveView {
    let evaluateContent: (inout Scope) -> Void

    func evaluate(into scope: inout Scope) {
        scope.descend(.content, evaluateContent)
    }
}

/// A view with a modifier applied to it.
public struct ModifiedContent<Content, Modifier> {
    /// The view, and its modifier.
    public var content: Content
    public var modifier: Modifier

    /// Creates the modified form of a view.
    public init(content: Content, modifier: Modifier) {
        self.content = content
        self.modifier = modifier
    }
}

extension ModifiedContent: View, BodylessView where Content: View, Modifier: ViewModifier {
    public nonisolated static func _evaluate(_ view: Self, into scope: inout Scope) {
        Modifier._evaluate(view.modifier, around: view.content, into: &scope)
    }
}

/// No change.
public nonisolated struct EmptyModifier: ViewModifier, Sendable {
    public static let identity = EmptyModifier()

    public init() {}
    public func body(content: Content) -> some View { content }
}

nonisolated extension View {
    /// Applies `modifier` to the view.
    public func modifier<T: ViewModifier>(_ modifier: T) -> ModifiedContent<Self, T> {
        ModifiedContent(content: self, modifier: modifier)
    }

    /// Wraps each of the view's nodes.
    func node<M: NodeModifier>(_ modifier: M) -> _NodeModifiedView<Self, M> {
        _NodeModifiedView(content: self, modifier: modifier)
    }

    /// Evaluates the view with another environment.
    func environmentChange(_ change: @escaping (inout EnvironmentValues) -> Void) -> some View {
        EnvironmentChangeView(content: self, change: change)
    }
}

/// A view whose nodes are wrapped one by one: what a primitive modifier makes.
nonisolated struct _NodeModifiedView<Content: View, Modifier: NodeModifier>: PrimitiveView {
    let content: Content
    let modifier: Modifier

    func evaluate(into scope: inout Scope) {
        scope.wrap(with: modifier) { Content._evaluate(content, into: &$0) }
    }
}

nonisolated struct EnvironmentChangeView<Content: View>: PrimitiveView {
    let content: Content
    let change: (inout EnvironmentValues) -> Void

    func evaluate(into scope: inout Scope) {
        scope.withEnvironment(change) { Content._evaluate(content, into: &$0) }
    }
}
