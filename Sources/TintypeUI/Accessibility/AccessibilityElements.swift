import TintypeTree

/// The treatment of the elements inside one.
public struct AccessibilityChildBehavior: Hashable, Sendable {
    private let name: String
    /// The treatments that SwiftUI names: to leave the elements out, to keep them as elements inside, or to join them to
    /// one.
    public static let ignore = AccessibilityChildBehavior(name: "ignore")
    public static let contain = AccessibilityChildBehavior(name: "contain")
    public static let combine = AccessibilityChildBehavior(name: "combine")
}

/// The role of a view in a pair of which one is the label of the other.
public enum AccessibilityLabeledPairRole: Hashable, Sendable {
    case label
    case content
}

/// The level of a heading.
public enum AccessibilityHeadingLevel: UInt, Hashable, Sendable {
    case unspecified
    case h1
    case h2
    case h3
    case h4
    case h5
    case h6
}

/// The importance of additional content.
public enum AccessibilityCustomContentImportance: Hashable, Sendable {
    case `default`
    case high
}

// What assistive technologies are told of a view's place among others is no part of a picture.
nonisolated extension View {
    /// One element of the view, or of the elements inside.
    public func accessibilityElement(children: AccessibilityChildBehavior = .ignore) -> some View { self }

    /// Elements in place of those that the view has.
    public func accessibilityChildren<V: View>(@ViewBuilder children: () -> V) -> some View { self }

    /// Another view in place of this one.
    public func accessibilityRepresentation<V: View>(@ViewBuilder representation: () -> V) -> some View { self }

    /// The order among the elements beside, the highest first.
    public func accessibilitySortPriority(_ sortPriority: Double) -> _Told<Self> { untold }

    /// Sets the names by which the view may be called aloud.
    public func accessibilityInputLabels(_ inputLabels: [Text], isEnabled: Bool = true) -> _Told<Self> { untold }
    public func accessibilityInputLabels(
        _ inputLabelKeys: [LocalizedStringKey], isEnabled: Bool = true
    ) -> _Told<Self> { untold }
    @_disfavoredOverload
    public func accessibilityInputLabels<S: StringProtocol>(
        _ inputLabels: [S], isEnabled: Bool = true
    ) -> _Told<Self> { untold }

    /// Sets the level of a heading.
    public func accessibilityHeading(_ level: AccessibilityHeadingLevel) -> _Told<Self> { untold }

    /// Pairs a label with the view that it names; both have the same id in the namespace.
    public func accessibilityLabeledPair<ID: Hashable>(
        role: AccessibilityLabeledPairRole, id: ID, in namespace: Namespace.ID
    ) -> some View { self }

    /// Links the views that have the same id in the namespace.
    public func accessibilityLinkedGroup<ID: Hashable>(id: ID, in namespace: Namespace.ID) -> some View { self }

    /// Adds a text that is told on request.
    public func accessibilityCustomContent(
        _ label: Text, _ value: Text, importance: AccessibilityCustomContentImportance = .default
    ) -> _Told<Self> { untold }

    public func accessibilityCustomContent(
        _ labelKey: LocalizedStringKey, _ value: Text, importance: AccessibilityCustomContentImportance = .default
    ) -> _Told<Self> { untold }

    public func accessibilityCustomContent(
        _ labelKey: LocalizedStringKey, _ valueKey: LocalizedStringKey,
        importance: AccessibilityCustomContentImportance = .default
    ) -> _Told<Self> { untold }

    @_disfavoredOverload
    public func accessibilityCustomContent<V: StringProtocol>(
        _ labelKey: LocalizedStringKey, _ value: V, importance: AccessibilityCustomContentImportance = .default
    ) -> _Told<Self> { untold }

    public func accessibilityCustomContent(
        _ key: AccessibilityCustomContentKey, _ value: Text?,
        importance: AccessibilityCustomContentImportance = .default
    ) -> _Told<Self> { untold }

    public func accessibilityCustomContent(
        _ key: AccessibilityCustomContentKey, _ valueKey: LocalizedStringKey,
        importance: AccessibilityCustomContentImportance = .default
    ) -> _Told<Self> { untold }

    @_disfavoredOverload
    public func accessibilityCustomContent<V: StringProtocol>(
        _ key: AccessibilityCustomContentKey, _ value: V, importance: AccessibilityCustomContentImportance = .default
    ) -> _Told<Self> { untold }

    /// Shows a larger form of the view to those who like large texts and touch it.
    public func accessibilityShowsLargeContentViewer() -> some View { self }

    public func accessibilityShowsLargeContentViewer<V: View>(@ViewBuilder _ largeContentView: () -> V) -> some View {
        self
    }

    /// Sets whether the view keeps its colours where others are inverted.
    public func accessibilityIgnoresInvertColors(_ active: Bool = true) -> some View { self }

    /// Sets whether the view reacts to the user.
    public func accessibilityRespondsToUserInteraction(
        _ respondsToUserInteraction: Bool = true, isEnabled: Bool = true
    ) -> _Told<Self> { untold }

    /// Sets the kind of the view's text.
    public func accessibilityTextContentType(_ value: AccessibilityTextContentType) -> _Told<Self> { untold }
}

/// The kind of a text.
public struct AccessibilityTextContentType: Hashable, Sendable {
    private let name: String
    public static let plain = AccessibilityTextContentType(name: "plain")
    public static let console = AccessibilityTextContentType(name: "console")
    public static let fileSystem = AccessibilityTextContentType(name: "fileSystem")
    public static let messaging = AccessibilityTextContentType(name: "messaging")
    public static let narrative = AccessibilityTextContentType(name: "narrative")
    public static let sourceCode = AccessibilityTextContentType(name: "sourceCode")
    public static let spreadsheet = AccessibilityTextContentType(name: "spreadsheet")
    public static let wordProcessing = AccessibilityTextContentType(name: "wordProcessing")
}

/// The name of a text that is told on request.
public struct AccessibilityCustomContentKey: Hashable, Sendable {
    private let id: String

    /// Creates a name that is told as it is written, or with another label.
    public init(_ label: Text, id: String) {
        self.id = id
    }
    public init(_ labelKey: LocalizedStringKey, id: String) {
        self.id = id
    }
    public init(_ labelKey: String) {
        id = labelKey
    }
}
