import TintypeTree

nonisolated extension View {
    /// Moves the symbols below as long as `isActive`, and shows them at rest in a picture.
    ///
    /// Symbols that disappear are not drawn and keep their places: the effect changes how a symbol is drawn, never the layout
    /// around it (Apple: DisappearSymbolEffect, "causes a symbol to become invisible"). Symbols under `.scale` keep their size,
    /// since Apple publishes no factor.
    public func symbolEffect<T: IndefiniteSymbolEffect & SymbolEffect>(
        _ effect: T, options: SymbolEffectOptions = .default, isActive: Bool = true
    ) -> some View {
        let hides = effect is DisappearSymbolEffect && isActive
        return environmentChange { if hides { $0.hidesSymbols = true } }
    }

    /// Moves the symbols below whenever `value` changes. A picture shows them at rest.
    public func symbolEffect<T: DiscreteSymbolEffect & SymbolEffect, U: Equatable>(
        _ effect: T, options: SymbolEffectOptions = .default, value: U
    ) -> some View { self }

    /// Leaves the symbols below at rest, without the effects of the views around.
    public func symbolEffectsRemoved(_ isEnabled: Bool = true) -> some View {
        environmentChange { if isEnabled { $0.hidesSymbols = false } }
    }
}

/// A symbol comes and goes by an effect of its own.
public struct SymbolEffectTransition: Transition {
    /// Creates the transition of a symbol's effect.
    nonisolated public init<T: TransitionSymbolEffect & SymbolEffect>(
        effect: T, options: SymbolEffectOptions = .default
    ) {}

    public func body(content: Content, phase: TransitionPhase) -> some View { content }
}

nonisolated extension Transition where Self == SymbolEffectTransition {
    public static var symbolEffect: SymbolEffectTransition { SymbolEffectTransition(effect: .automatic) }

    public static func symbolEffect<T: TransitionSymbolEffect & SymbolEffect>(
        _ effect: T, options: SymbolEffectOptions = .default
    ) -> SymbolEffectTransition {
        SymbolEffectTransition(effect: effect, options: options)
    }
}
