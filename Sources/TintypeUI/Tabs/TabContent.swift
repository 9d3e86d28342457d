public import TintypeTree

/// Tabs of a tab view: SwiftUI's protocol.
@MainActor @preconcurrency
public protocol TabContent<TabValue> {
    /// The type of the selection, which is that of the parts.
    associatedtype TabValue: Hashable where TabValue == Body.TabValue
    associatedtype Body: TabContent

    /// The parts of the tabs.
    @TabContentBuilder<TabValue> var body: Body { get }

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

/// Content that appends tabs itself, and has no parts but itself.
protocol PrimitiveTabContent: TabContent where Body == Self {
    nonisolated func evaluateTabs(into scope: inout Scope)
}

extension TabContent where Body == Self {
    /// The tabs themselves, which append themselves.
    public var body: Self { self }
}

extension PrimitiveTabContent {
    public nonisolated static func _evaluate(tab: Self, into scope: inout Scope) { tab.evaluateTabs(into: &scope) }
}

extension Optional: TabContent, PrimitiveTabContent where Wrapped: TabContent {
    public typealias TabValue = Wrapped.TabValue
    public typealias Body = Self

    nonisolated func evaluateTabs(into scope: inout Scope) {
        guard let tab = self else { return }
        scope.descend(.branch(true)) { Wrapped._evaluate(tab: tab, into: &$0) }
    }
}

extension ForEach: TabContent, PrimitiveTabContent where Content: TabContent {
    public typealias TabValue = Content.TabValue
    public typealias Body = Self

    nonisolated func evaluateTabs(into scope: inout Scope) {
        for element in data {
            scope.descend(.key(AnyHashable(key(of: element)))) { Content._evaluate(tab: content(element), into: &$0) }
        }
    }
}

extension ForEach where Content: TabContent {
    /// A tab for each element, known by a part of it.
    @_disfavoredOverload
    public init<V: Hashable>(
        _ data: Data, id: KeyPath<Data.Element, ID>, @TabContentBuilder<V> content: @escaping (Data.Element) -> Content
    ) where Content.TabValue == V {
        self.init(data: data, id: { $0[keyPath: id] }, content: content)
    }

    /// A tab for each element.
    @_disfavoredOverload
    public init<V: Hashable>(_ data: Data, @TabContentBuilder<V> content: @escaping (Data.Element) -> Content)
    where Data.Element: Identifiable, ID == Data.Element.ID, Content.TabValue == V {
        self.init(data: data, id: { $0.id }, content: content)
    }
}

extension ForEach where Data == Range<Int>, ID == Int, Content: TabContent {
    /// A tab for each number.
    @_disfavoredOverload
    public init<V: Hashable>(_ data: Range<Int>, @TabContentBuilder<V> content: @escaping (Int) -> Content)
    where Content.TabValue == V {
        self.init(data: data, id: { $0 }, content: content)
    }
}

// Values of tabs become optional where the selection is: the compiler finds that only with builders that say so.
extension ForEach where Content: TabContent {
    /// A tab for each element, in a tab view where none need be chosen.
    @_disfavoredOverload
    public init<V: Hashable>(
        _ data: Data, id: KeyPath<Data.Element, ID>, @TabContentBuilder<V?> content: @escaping (Data.Element) -> Content
    ) where Content.TabValue == V? {
        self.init(data: data, id: { $0[keyPath: id] }, content: content)
    }

    @_disfavoredOverload
    public init<V: Hashable>(_ data: Data, @TabContentBuilder<V?> content: @escaping (Data.Element) -> Content)
    where Data.Element: Identifiable, ID == Data.Element.ID, Content.TabValue == V? {
        self.init(data: data, id: { $0.id }, content: content)
    }

    @_disfavoredOverload
    public init<V: Hashable>(_ data: Range<Int>, @TabContentBuilder<V?> content: @escaping (Int) -> Content)
    where Data == Range<Int>, ID == Int, Content.TabValue == V? {
        self.init(data: data, id: { $0 }, content: content)
    }
}

extension Group: TabContent, PrimitiveTabContent where Content: TabContent {
    /// The type of the selection.
    public typealias TabValue = Content.TabValue
    public typealias Body = Self

    // Other groups are much more frequent.
    /// Creates a group of tabs.
    @_disfavoredOverload
    public init<V: Hashable>(@TabContentBuilder<V> content: () -> Content) where Content.TabValue == V {
        self = .of(content())
    }

    nonisolated func evaluateTabs(into scope: inout Scope) { Content._evaluate(tab: content, into: &scope) }
}

/// Tabs of any kind: SwiftUI's type.
public nonisolated struct AnyTabContent<SelectionValue: Hashable>: PrimitiveTabContent {
    public typealias TabValue = SelectionValue

    private let evaluate: (inout Scope) -> Void

    /// Creates tabs of which the kind is not known.
    public init<T: TabContent>(_ tabContent: T) where T.TabValue == SelectionValue {
        evaluate = { T._evaluate(tab: tabContent, into: &$0) }
    }

    func evaluateTabs(into scope: inout Scope) { evaluate(&scope) }
}
