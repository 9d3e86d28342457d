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
    public typealias Body = Never

    private init() {}
}

// Nobody goes through a picture, so that nothing of an entry is kept.
extension AccessibilityRotorEntry {
    /// Creates an entry for a view or a range of a text.
    public init(_ label: Text, id: ID, textRange: Range<String.Index>? = nil, prepare: @escaping () -> Void = {}) {
        self.init()
    }

    public init(
        _ labelKey: LocalizedStringKey, id: ID, textRange: Range<String.Index>? = nil,
        prepare: @escaping () -> Void = {}
    ) { self.init() }

    @_disfavoredOverload
    public init<L: StringProtocol>(
        _ label: L, id: ID, textRange: Range<String.Index>? = nil, prepare: @escaping () -> Void = {}
    ) { self.init() }

    /// Creates an entry for a view that is known by an id of a namespace.
    public init(
        _ label: Text, id: ID, in namespace: Namespace.ID, textRange: Range<String.Index>? = nil,
        prepare: @escaping () -> Void = {}
    ) { self.init() }

    public init(
        _ labelKey: LocalizedStringKey, id: ID, in namespace: Namespace.ID, textRange: Range<String.Index>? = nil,
        prepare: @escaping () -> Void = {}
    ) { self.init() }

    @_disfavoredOverload
    public init<L: StringProtocol>(
        _ label: L, _ id: ID, in namespace: Namespace.ID, textRange: Range<String.Index>? = nil,
        prepare: @escaping () -> Void = {}
    ) { self.init() }
}

extension AccessibilityRotorEntry where ID == Never {
    /// Creates an entry for a range of the text that has the rotor.
    public init(_ label: Text? = nil, textRange: Range<String.Index>, prepare: @escaping () -> Void = {}) {
        self.init()
    }

    public init(_ labelKey: LocalizedStringKey, textRange: Range<String.Index>, prepare: @escaping () -> Void = {}) {
        self.init()
    }

    @_disfavoredOverload
    public init<L: StringProtocol>(_ label: L, textRange: Range<String.Index>, prepare: @escaping () -> Void = {}) {
        self.init()
    }
}

/// Several places. A picture is gone through by nobody, so they are not kept.
public struct _RotorContents: AccessibilityRotorContent {
    public typealias Body = Never
}

extension Optional: AccessibilityRotorContent where Wrapped: AccessibilityRotorContent {
    public typealias Body = Never
}

extension ForEach: AccessibilityRotorContent where Content: AccessibilityRotorContent {}

extension ForEach where Content: AccessibilityRotorContent {
    /// Places for each element, known by a part of it or by itself.
    @_disfavoredOverload
    public init(
        _ data: Data, id: KeyPath<Data.Element, ID>,
        @AccessibilityRotorContentBuilder content: @escaping (Data.Element) -> Content
    ) {
        self.init(data: data, id: { $0[keyPath: id] }, content: content)
    }
    @_disfavoredOverload
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
    public static func buildIf<C: AccessibilityRotorContent>(_ content: C?) -> C? { content }
    public static func buildExpression<C: AccessibilityRotorContent>(_ content: C) -> C { content }
}

/// Places that the system finds by itself.
public struct AccessibilitySystemRotor: Sendable {
    /// The rotors that the system has.
    public static let links = AccessibilitySystemRotor()
    public static let headings = AccessibilitySystemRotor()
    public static let boldText = AccessibilitySystemRotor()
    public static let italicText = AccessibilitySystemRotor()
    public static let underlineText = AccessibilitySystemRotor()
    public static let misspelledWords = AccessibilitySystemRotor()
    public static let images = AccessibilitySystemRotor()
    public static let lists = AccessibilitySystemRotor()
    public static let tables = AccessibilitySystemRotor()
    public static let textFields = AccessibilitySystemRotor()
    public static let landmarks = AccessibilitySystemRotor()

    /// The links that were or were not visited, and the headings of a level.
    public static func links(visited: Bool) -> AccessibilitySystemRotor { links }
    public static func headings(level: AccessibilityHeadingLevel) -> AccessibilitySystemRotor { headings }
}
