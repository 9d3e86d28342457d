import TintypeTree

nonisolated extension View {
    /// Moves the symbols below as long as `isActive`. A picture shows them at rest; those that disappear are gone.
    public func symbolEffect<T: IndefiniteSymbolEffect & SymbolEffect>(
        _ effect: T, options: SymbolEffectOptions = .default, isActive: Bool = true
    ) -> some View {
        opacity(effect is DisappearSymbolEffect && isActive ? 0 : 1)
    }

    /// Moves the symbols below whenever `value` changes. A picture shows them at rest.
    public func symbolEffect<T: DiscreteSymbolEffect & SymbolEffect, U: Equatable>(
        _ effect: T, options: SymbolEffectOptions = .default, value: U
    ) -> some View { self }

    /// Leaves the symbols below at rest.
    public func symbolEffectsRemoved(_ isEnabled: Bool = true) -> some View { self }
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
