import TintypeTree

/// Builds the tabs of a tab view.
@resultBuilder
public struct TabContentBuilder<TabValue: Hashable> {
    /// The tabs as a view.
    public nonisolated struct Content<C: TabContent>: PrimitiveView {
        private let tabs: C

        init(_ tabs: C) {
            self.tabs = tabs
        }

        func evaluate(into scope: inout Scope) { C._evaluate(tab: tabs, into: &scope) }
    }

    public static func buildExpression<C: TabContent>(_ content: C) -> C where C.TabValue == TabValue { content }

    public static func buildBlock<C: TabContent>(_ content: C) -> C where C.TabValue == TabValue { content }

    public static func buildBlock<each C: TabContent>(_ content: repeat each C)
        -> _TupleTabContent<TabValue, (repeat each C)>
    {
        _TupleTabContent((repeat each content))
    }

    public static func buildIf<C: TabContent>(_ content: C?) -> C? { content }

    public static func buildEither<First: TabContent, Second: TabContent>(
        first: First
    ) -> _EitherTabContent<TabValue, First, Second> { _EitherTabContent(first, or: nil) }

    public static func buildEither<First: TabContent, Second: TabContent>(
        second: Second
    ) -> _EitherTabContent<TabValue, First, Second> { _EitherTabContent(nil, or: second) }

    public static func buildLimitedAvailability<C: TabContent>(_ content: C) -> C { content }
}

/// Several tabs in order.
public nonisolated struct _TupleTabContent<TabValue: Hashable, T>: PrimitiveTabContent {
    private let value: T
    private let evaluateAll: (T, inout Scope) -> Void

    init<each C: TabContent>(_ value: (repeat each C)) where T == (repeat each C) {
        self.value = value
        evaluateAll = { (value: (repeat each C), scope: inout Scope) in
            var index = 0
            for tab in repeat each value {
                scope.descend(.index(index)) { scope in type(of: tab)._evaluate(tab: tab, into: &scope) }
                index += 1
            }
        }
    }

    func evaluateTabs(into scope: inout Scope) { evaluateAll(value, &scope) }
}

/// Tabs of one of two kinds.
public nonisolated struct _EitherTabContent<TabValue: Hashable, First: TabContent, Second: TabContent>:
    PrimitiveTabContent
{
    let first: First?
    let second: Second?

    // The builder is not isolated, so that the initializer must not be either.
    init(_ first: First?, or second: Second?) {
        self.first = first
        self.second = second
    }

    func evaluateTabs(into scope: inout Scope) {
        if let first { scope.descend(.branch(true)) { First._evaluate(tab: first, into: &$0) } }
        if let second { scope.descend(.branch(false)) { Second._evaluate(tab: second, into: &$0) } }
    }
}
