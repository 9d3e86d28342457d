/// A way to move a symbol: on a stage, and in a picture the symbol at rest.
public protocol SymbolEffect: Sendable {}

/// An effect that runs once for a change.
public protocol DiscreteSymbolEffect {}
/// An effect that lasts as long as it is asked for.
public protocol IndefiniteSymbolEffect {}
/// An effect with which a symbol comes and goes.
public protocol TransitionSymbolEffect {}
/// An effect with which a symbol becomes another.
public protocol ContentTransitionSymbolEffect {}
