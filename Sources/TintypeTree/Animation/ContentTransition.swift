/// The transition of a view whose content changes: a text that reads otherwise, a symbol that becomes another.
///
/// A picture shows where a change leads. In a living view content goes from one to the other where the change is animated.
/// Without a transition of its own it is interpolated where it can be, and fades elsewhere: ``identity`` is there to stop what
/// `withAnimation` would do by itself (Apple: ContentTransition.identity).
public struct ContentTransition: Hashable, Sendable {
    package enum Kind: Hashable, Sendable {
        /// The way of a view without a transition of its own.
        case automatic
        case identity
        case opacity
        case interpolate
        case numericText(countsDown: Bool)
        case numericValue(Double)
        case symbolReplace(SymbolReplacement)
    }

    /// The way in which one symbol becomes another: first the old one goes, then the new one comes.
    package struct SymbolReplacement: Hashable, Sendable {
        /// The size that the old symbol ends with, as a factor; nil where it is gone at once.
        package var outgoing: Double?
        /// The size that the new symbol begins with, as a factor.
        package var incoming: Double

        package init(outgoing: Double?, incoming: Double) {
            self.outgoing = outgoing
            self.incoming = incoming
        }
    }

    package let kind: Kind

    package init(_ kind: Kind) {
        self.kind = kind
    }

    /// The transitions that SwiftUI names: at once, by fading, and by going from one form to the other.
    public static let identity = ContentTransition(.identity)
    public static let opacity = ContentTransition(.opacity)
    public static let interpolate = ContentTransition(.interpolate)

    /// A transition of digits that roll up, or down where the number falls.
    public static func numericText(countsDown: Bool = false) -> ContentTransition {
        ContentTransition(.numericText(countsDown: countsDown))
    }

    /// A transition of digits that roll up where `value` grows, and down where it falls.
    public static func numericText(value: Double) -> ContentTransition { ContentTransition(.numericValue(value)) }

    /// The effort of drawing the transition.
    public enum Style: Hashable, Sendable {
        case animation
        case `default`
    }
}

private enum ContentTransitionKey: EnvironmentKey {
    static let defaultValue = ContentTransition(.automatic)
}

private enum ContentTransitionAddsDrawingGroupKey: EnvironmentKey { static let defaultValue = false }

extension EnvironmentValues {
    /// The transition of views whose content changes.
    public var contentTransition: ContentTransition {
        get { self[ContentTransitionKey.self] }
        set { self[ContentTransitionKey.self] = newValue }
    }

    /// Indicates whether changing content is drawn as one picture.
    public var contentTransitionAddsDrawingGroup: Bool {
        get { self[ContentTransitionAddsDrawingGroupKey.self] }
        set { self[ContentTransitionAddsDrawingGroupKey.self] = newValue }
    }
}
