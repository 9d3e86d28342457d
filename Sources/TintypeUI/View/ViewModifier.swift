public import TintypeTree

/// A change to views that is written once and applied to many: SwiftUI's protocol.
@MainActor @preconcurrency
public protocol ViewModifier {
    associatedtype Body: View

    typealias Content = _ViewModifier_Content<Self>

    /// The modified view.
    @ViewBuilder func body(content: Content) -> Body

    /// Appends the nodes of `view`, modified. Modifiers of users get this from their body.
    static func _evaluate<V: View>(_ modifier: Self, around view: V, into scope: inout Scope)
}

extension ViewModifier {
    public static func _evaluate<V: View>(_ modifier: Self, around view: V, into scope: inout Scope) {
        var modifier = modifier
        let fields = DynamicFields.of(Self.self)
        guard fields.bind(&modifier, in: scope) else { return }
        let content = Content { V._evaluate(view, into: &$0) }
        scope.naming(fields.name, module: fields.module) { scope in
            scope.descend(.body) { Body._evaluate(modifier.body(content: content), into: &$0) }
        }
    }
}

/// The view that a modifier is applied to, all of its nodes.
public struct _ViewModifier_Content<Modifier: ViewModifier>: PrimitiveView {
    let evaluateContent: @MainActor (inout Scope) -> Void

    func evaluate(into scope: inout Scope) {
        scope.descend(.content, evaluateContent)
    }
}

/// A view with a modifier applied to it.
public struct ModifiedContent<Content, Modifier> {
    public var content: Content
    public var modifier: Modifier

    public init(content: Content, modifier: Modifier) {
        self.content = content
        self.modifier = modifier
    }
}

extension ModifiedContent: View where Content: View, Modifier: ViewModifier {
    public var body: Never { preconditionFailure("a modified view has no body") }

    public static func _evaluate(_ view: Self, into scope: inout Scope) {
        Modifier._evaluate(view.modifier, around: view.content, into: &scope)
    }
}

/// No change.
public struct EmptyModifier: ViewModifier {
    public init() {}
    public func body(content: Content) -> some View { content }
}

extension View {
    /// Applies `modifier` to the view.
    public func modifier<T: ViewModifier>(_ modifier: T) -> ModifiedContent<Self, T> {
        ModifiedContent(content: self, modifier: modifier)
    }

    /// Wraps each of the view's nodes.
    nonisolated func node<M: NodeModifier>(_ modifier: M) -> _NodeModifiedView<Self, M> {
        _NodeModifiedView(content: self, modifier: modifier)
    }

    /// Evaluates the view with another environment.
    nonisolated func environmentChange(_ change: @escaping (inout EnvironmentValues) -> Void) -> some View {
        EnvironmentChangeView(content: self, change: change)
    }
}

// The synthesized initializer would belong to the main actor.
// swift-format-ignore: UseSynthesizedInitializer
/// A view whose nodes are wrapped one by one: what a primitive modifier makes.
struct _NodeModifiedView<Content: View, Modifier: NodeModifier>: PrimitiveView {
    // Only read, and on the main actor, where evaluation runs; made anywhere, as SwiftUI's modifiers are.
    nonisolated(unsafe) let content: Content
    nonisolated(unsafe) let modifier: Modifier

    nonisolated init(content: Content, modifier: Modifier) {
        self.content = content
        self.modifier = modifier
    }

    func evaluate(into scope: inout Scope) {
        scope.wrap(with: modifier) { Content._evaluate(content, into: &$0) }
    }
}

struct EnvironmentChangeView<Content: View>: PrimitiveView {
    nonisolated(unsafe) let content: Content
    nonisolated(unsafe) let change: (inout EnvironmentValues) -> Void

    nonisolated init(content: Content, change: @escaping (inout EnvironmentValues) -> Void) {
        self.content = content
        self.change = change
    }

    func evaluate(into scope: inout Scope) {
        scope.withEnvironment(change) { Content._evaluate(content, into: &$0) }
    }
}
