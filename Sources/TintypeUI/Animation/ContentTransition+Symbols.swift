public import TintypeTree

extension ContentTransition {
    /// The transitions by effects of symbols: the old one shrinks and the new one grows, unless another kind is said.
    public static var symbolEffect: ContentTransition { ContentTransition(.symbolReplace(.downUp)) }

    public static func symbolEffect<T: ContentTransitionSymbolEffect & SymbolEffect>(
        _ effect: T, options: SymbolEffectOptions = .default
    ) -> ContentTransition {
        ContentTransition(.symbolReplace((effect as? ReplaceSymbolEffect)?.replacement ?? .downUp))
    }
}

extension ContentTransition.SymbolReplacement {
    static let downUp = Self(outgoing: 0.5, incoming: 0.5)
    static let upUp = Self(outgoing: 1.5, incoming: 0.5)
    static let offUp = Self(outgoing: nil, incoming: 0.5)
}

extension ContentTransition {
    /// The transition for readers who like less motion: what would move fades.
    fileprivate var still: ContentTransition {
        switch kind {
        case .numericText, .numericValue, .symbolReplace: .opacity
        case .automatic, .identity, .opacity, .interpolate: self
        }
    }
}

nonisolated extension View {
    /// Sets the transition of the views below whose content changes. A picture shows what they show now.
    public func contentTransition(_ transition: ContentTransition) -> some View {
        environmentChange { $0.contentTransition = $0.accessibilityReduceMotion ? transition.still : transition }
    }
}
