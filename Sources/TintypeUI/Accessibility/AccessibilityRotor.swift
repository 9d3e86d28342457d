/// Places that an assistive technology can go through.
@MainActor @preconcurrency
public protocol AccessibilityRotorContent {
    associatedtype Body: AccessibilityRotorContent
    @AccessibilityRotorContentBuilder var body: Body { get }
}

extension Never: AccessibilityRotorContent {}

extension AccessibilityRotorContent where Body == Never {
    /// Stops the program: the places are made of no others.
    public var body: Never { preconditionFailure("\(Self.self) has no body") }
}

/// A place that an assistive technology can go to.
public struct AccessibilityRotorEntry<ID: Hashable>: AccessibilityRotorContent {
    /// Creates an entry for a view or a range of a text.
    public init(_ label: Text, id: ID, textRange: Range<String.Index>? = nil, prepare: @escaping () -> Void = {}) {}

    @_disfavoredOverload
    public init<L: StringProtocol>(
        _ label: L, id: ID, textRange: Range<String.Index>? = nil, prepare: @escaping () -> Void = {}
    ) {}

    public init(
        _ label: Text, _ id: ID, in namespace: Namespace.ID, textRange: Range<String.Index>? = nil,
        prepare: @escaping () -> Void = {}
    ) {}

    public typealias Body = Never
}

/// Several places. A picture is gone through by nobody, so they are not kept.
public struct _RotorContents: AccessibilityRotorContent {
    public typealias Body = Never
}

extension ForEach: AccessibilityRotorContent where Content: AccessibilityRotorContent {}

extension ForEach where Content: AccessibilityRotorContent {
    /// Places for each element, known by a part of it or by itself.
    public init(
        _ data: Data, id: KeyPath<Data.Element, ID>,
        @AccessibilityRotorContentBuilder content: @escaping (Data.Element) -> Content
    ) {
        self.init(data: data, id: { $0[keyPath: id] }, content: content)
    }
    public init(_ data: Data, @AccessibilityRotorContentBuilder content: @escaping (Data.Element) -> Content)
    where Data.Element: Identifiable, ID == Data.Element.ID {
        self.init(data: data, id: { $0.id }, content: content)
    }
}

/// Puts the places of a rotor together.
@resultBuilder
public struct AccessibilityRotorContentBuilder {
    public static func buildBlock() -> _RotorContents { _RotorContents() }
    public static func buildBlock<C: AccessibilityRotorContent>(_ content: C) -> C { content }
    public static func buildBlock<each C: AccessibilityRotorContent>(_ content: repeat each C) -> _RotorContents {
        _RotorContents()
    }
    public static func buildIf<C: AccessibilityRotorContent>(_ content: C?) -> _RotorContents { _RotorContents() }
    public static func buildExpression<C: AccessibilityRotorContent>(_ content: C) -> C { content }
}

/// Places that the system finds by itself.
public struct AccessibilitySystemRotor: Sendable {
    /// The rotors that the system has.
    public static let links = AccessibilitySystemRotor()
    public static let headings = AccessibilitySystemRotor()
    public static let boldText = AccessibilitySystemRotor()
    public static let italicText = AccessibilitySystemRotor()
    public static let images = AccessibilitySystemRotor()
    public static let lists = AccessibilitySystemRotor()
    public static let tables = AccessibilitySystemRotor()
    public static let textFields = AccessibilitySystemRotor()
    public static let landmarks = AccessibilitySystemRotor()
}

nonisolated extension View {
    /// Adds a rotor with entries.
    public func accessibilityRotor<Content: AccessibilityRotorContent>(
        _ label: Text, @AccessibilityRotorContentBuilder entries: @escaping () -> Content
    ) -> some View { self }

    public func accessibilityRotor<Content: AccessibilityRotorContent>(
        _ labelKey: LocalizedStringKey, @AccessibilityRotorContentBuilder entries: @escaping () -> Content
    ) -> some View { self }

    public func accessibilityRotor<Content: AccessibilityRotorContent>(
        _ systemRotor: AccessibilitySystemRotor, @AccessibilityRotorContentBuilder entries: @escaping () -> Content
    ) -> some View { self }

    public func accessibilityRotor<Model: Identifiable>(
        _ label: Text, entries: [Model], entryLabel: KeyPath<Model, String>
    ) -> some View { self }

    public func accessibilityRotor<Model: Identifiable>(
        _ labelKey: LocalizedStringKey, entries: [Model], entryLabel: KeyPath<Model, String>
    ) -> some View { self }

    /// Makes the view the entry with an id of a namespace's rotors.
    public func accessibilityRotorEntry<ID: Hashable>(id: ID, in namespace: Namespace.ID) -> some View { self }
}
