public import TintypeTree

/// Tabs of a tab view: SwiftUI's protocol.
@MainActor @preconcurrency
public protocol TabContent<TabValue> {
    /// The type of the selection.
    associatedtype TabValue: Hashable
    associatedtype Body: TabContent

    /// The parts of the tabs.
    var body: Body { get }

    /// Appends the tabs. Composed content gets this from its body.
    nonisolated static func _evaluate(tab: Self, into scope: inout Scope)
}

nonisolated extension TabContent {
    public static func _evaluate(tab: Self, into scope: inout Scope) {
        var tab = tab
        let fields = DynamicFields.of(Self.self)
        guard fields.bind(&tab, in: scope) else { return }
        scope.descend(.body) { Body._evaluate(tab: fields.onMainActor(tab) { $0.body }, into: &$0) }
    }
}

extension Never: TabContent {
    public typealias TabValue = Never
    public nonisolated static func _evaluate(tab: Never, into scope: inout Scope) {}
}

/// Content that appends tabs itself, and has no body.
protocol PrimitiveTabContent: TabContent where Body == Never {
    nonisolated func evaluateTabs(into scope: inout Scope)
}

extension TabContent where Body == Never {
    /// Stops the program: the tabs append themselves.
    public var body: Never { preconditionFailure("\(Self.self) has no body") }
}

extension PrimitiveTabContent {
    public nonisolated static func _evaluate(tab: Self, into scope: inout Scope) { tab.evaluateTabs(into: &scope) }
}

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

extension Optional: TabContent, PrimitiveTabContent where Wrapped: TabContent {
    public typealias TabValue = Wrapped.TabValue

    nonisolated func evaluateTabs(into scope: inout Scope) {
        guard let tab = self else { return }
        scope.descend(.branch(true)) { Wrapped._evaluate(tab: tab, into: &$0) }
    }
}

extension ForEach: TabContent, PrimitiveTabContent where Content: TabContent {
    public typealias TabValue = Content.TabValue

    nonisolated func evaluateTabs(into scope: inout Scope) {
        for element in data {
            scope.descend(.key(AnyHashable(key(of: element)))) { Content._evaluate(tab: content(element), into: &$0) }
        }
    }
}

extension ForEach where Content: TabContent {
    /// A tab for each element, known by a part of it.
    public init<V: Hashable>(
        _ data: Data, id: KeyPath<Data.Element, ID>, @TabContentBuilder<V> content: @escaping (Data.Element) -> Content
    ) where Content.TabValue == V {
        self.init(data: data, id: { $0[keyPath: id] }, content: content)
    }

    /// A tab for each element.
    public init<V: Hashable>(_ data: Data, @TabContentBuilder<V> content: @escaping (Data.Element) -> Content)
    where Data.Element: Identifiable, ID == Data.Element.ID, Content.TabValue == V {
        self.init(data: data, id: { $0.id }, content: content)
    }
}
