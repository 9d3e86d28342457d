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
