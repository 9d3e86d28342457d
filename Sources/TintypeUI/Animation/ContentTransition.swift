public import TintypeTree

/// The transition of a view whose content changes.
public struct ContentTransition: Hashable, Sendable {
    private enum Kind: Hashable, Sendable {
        case identity
        case opacity
        case interpolate
        case numericText(countsDown: Bool)
        case numericValue(Double)
        case symbolEffect
    }

    private let kind: Kind

    public static let identity = ContentTransition(kind: .identity)
    public static let opacity = ContentTransition(kind: .opacity)
    public static let interpolate = ContentTransition(kind: .interpolate)
    public static var symbolEffect: ContentTransition { ContentTransition(kind: .symbolEffect) }

    /// A transition of digits that roll up, or down where the number falls.
    public static func numericText(countsDown: Bool = false) -> ContentTransition {
        ContentTransition(kind: .numericText(countsDown: countsDown))
    }

    public static func numericText(value: Double) -> ContentTransition { ContentTransition(kind: .numericValue(value)) }

    /// A transition by an effect of symbols.
    public static func symbolEffect<T: ContentTransitionSymbolEffect & SymbolEffect>(
        _ effect: T, options: SymbolEffectOptions = .default
    ) -> ContentTransition { .symbolEffect }

    /// The effort of drawing the transition.
    public enum Style: Hashable, Sendable {
        case animation
        case `default`
    }
}

private enum ContentTransitionKey: EnvironmentKey { static let defaultValue = ContentTransition.identity }
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

nonisolated extension View {
    /// Sets the transition of the views below whose content changes. A picture shows what they show now.
    public func contentTransition(_ transition: ContentTransition) -> some View {
        environment(\.contentTransition, transition)
    }
}
