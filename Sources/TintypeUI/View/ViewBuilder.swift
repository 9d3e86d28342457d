import TintypeTree

/// Builds a view of the views in a closure.
@resultBuilder
public enum ViewBuilder {
    public static func buildBlock() -> EmptyView { EmptyView() }

    public static func buildExpression<Content: View>(_ content: Content) -> Content { content }

    public static func buildBlock<Content: View>(_ content: Content) -> Content { content }

    public static func buildBlock<each Content: View>(_ content: repeat each Content) -> TupleView<
        (repeat each Content)
    > {
        TupleView((repeat each content))
    }

    public static func buildIf<Content: View>(_ content: Content?) -> Content? { content }

    public static func buildEither<First: View, Second: View>(first: First) -> _ConditionalContent<First, Second> {
        _ConditionalContent(.first(first))
    }

    public static func buildEither<First: View, Second: View>(second: Second) -> _ConditionalContent<First, Second> {
        _ConditionalContent(.second(second))
    }

    public static func buildLimitedAvailability<Content: View>(_ content: Content) -> AnyView { AnyView(content) }
}

/// No view.
public nonisolated struct EmptyView: PrimitiveView, Sendable {
    public init() {}
    func evaluate(into scope: inout Scope) {}
}

/// Several views in order.
public nonisolated struct TupleView<T>: PrimitiveView {
    /// The views, as a tuple.
    public let value: T
    private let evaluateParts: (T, inout Scope) -> Void

    /// Creates the view of a tuple of views, as a ``ViewBuilder`` does.
    public init<each Content: View>(_ value: (repeat each Content)) where T == (repeat each Content) {
        self.value = value
        evaluateParts = { (value: (repeat each Content), scope: inout Scope) in
            var index = 0
            for view in repeat each value {
                scope.descend(.index(index)) { scope in type(of: view)._evaluate(view, into: &scope) }
                index += 1
            }
        }
    }

    func evaluate(into scope: inout Scope) { evaluateParts(value, &scope) }
}

/// A closure that appends the nodes of `view`.
func evaluation<V: View>(of view: V) -> (inout Scope) -> Void {
    { V._evaluate(view, into: &$0) }
}

/// One of two views, by a condition.
public nonisolated struct _ConditionalContent<First: View, Second: View>: PrimitiveView {
    enum Storage {
        case first(First)
        case second(Second)
    }

    let storage: Storage

    init(_ storage: Storage) {
        self.storage = storage
    }

    func evaluate(into scope: inout Scope) {
        switch storage {
        case .first(let view): scope.dynamic(.branch(true)) { First._evaluate(view, into: &$0) }
        case .second(let view): scope.dynamic(.branch(false)) { Second._evaluate(view, into: &$0) }
        }
    }
}
