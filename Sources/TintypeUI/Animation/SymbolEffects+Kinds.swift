public import TintypeGraphics
import TintypeTree

// A symbol's effects and their variants. Layers move together here, so that variants by layers hold nothing.

/// The symbol springs once.
public struct BounceSymbolEffect: SymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect, Hashable {
    var isDown = false

    /// The effect with a direction, or by layers.
    public var up: BounceSymbolEffect { BounceSymbolEffect() }
    public var down: BounceSymbolEffect { BounceSymbolEffect(isDown: true) }
    public var byLayer: BounceSymbolEffect { self }
    public var wholeSymbol: BounceSymbolEffect { self }
}

extension SymbolEffect where Self == BounceSymbolEffect {
    /// The symbol springs once.
    public static var bounce: BounceSymbolEffect { BounceSymbolEffect() }
}

/// The symbol fades in and out.
public struct PulseSymbolEffect: SymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect, Hashable {
    /// The effect layer by layer, or of the whole symbol at once.
    public var byLayer: PulseSymbolEffect { self }
    public var wholeSymbol: PulseSymbolEffect { self }
}

extension SymbolEffect where Self == PulseSymbolEffect {
    /// The symbol fades in and out.
    public static var pulse: PulseSymbolEffect { PulseSymbolEffect() }
}

/// The symbol lights up part by part.
public struct VariableColorSymbolEffect: SymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect, Hashable {
    var isCumulative = true
    var isReversing = false
    var hidesInactiveLayers = false

    /// The effect with an order of its layers, or a treatment of those that are off.
    public var iterative: VariableColorSymbolEffect { with { $0.isCumulative = false } }
    public var cumulative: VariableColorSymbolEffect { with { $0.isCumulative = true } }
    public var reversing: VariableColorSymbolEffect { with { $0.isReversing = true } }
    public var nonReversing: VariableColorSymbolEffect { with { $0.isReversing = false } }
    public var dimInactiveLayers: VariableColorSymbolEffect { with { $0.hidesInactiveLayers = false } }
    public var hideInactiveLayers: VariableColorSymbolEffect { with { $0.hidesInactiveLayers = true } }

    private func with(_ change: (inout VariableColorSymbolEffect) -> Void) -> VariableColorSymbolEffect {
        var effect = self
        change(&effect)
        return effect
    }
}

extension SymbolEffect where Self == VariableColorSymbolEffect {
    /// The symbol lights up part by part.
    public static var variableColor: VariableColorSymbolEffect { VariableColorSymbolEffect() }
}

/// The symbol grows or shrinks.
public struct ScaleSymbolEffect: SymbolEffect, IndefiniteSymbolEffect, Hashable {
    var isDown = false

    /// The effect with a direction, layer by layer, or of the whole symbol at once.
    public var up: ScaleSymbolEffect { ScaleSymbolEffect() }
    public var down: ScaleSymbolEffect { ScaleSymbolEffect(isDown: true) }
    public var byLayer: ScaleSymbolEffect { self }
    public var wholeSymbol: ScaleSymbolEffect { self }
}

extension SymbolEffect where Self == ScaleSymbolEffect {
    public static var scale: ScaleSymbolEffect { ScaleSymbolEffect() }
}

/// The symbol comes.
public struct AppearSymbolEffect: SymbolEffect, IndefiniteSymbolEffect, TransitionSymbolEffect, Hashable {
    var isDown = false

    /// The effect with a direction, layer by layer, or of the whole symbol at once.
    public var up: AppearSymbolEffect { AppearSymbolEffect() }
    public var down: AppearSymbolEffect { AppearSymbolEffect(isDown: true) }
    public var byLayer: AppearSymbolEffect { self }
    public var wholeSymbol: AppearSymbolEffect { self }
}

extension SymbolEffect where Self == AppearSymbolEffect {
    /// The symbol comes.
    public static var appear: AppearSymbolEffect { AppearSymbolEffect() }
}

/// The symbol goes.
public struct DisappearSymbolEffect: SymbolEffect, IndefiniteSymbolEffect, TransitionSymbolEffect, Hashable {
    var isUp = false

    /// The effect with a direction, layer by layer, or of the whole symbol at once.
    public var up: DisappearSymbolEffect { DisappearSymbolEffect(isUp: true) }
    public var down: DisappearSymbolEffect { DisappearSymbolEffect() }
    public var byLayer: DisappearSymbolEffect { self }
    public var wholeSymbol: DisappearSymbolEffect { self }
}

extension SymbolEffect where Self == DisappearSymbolEffect {
    /// The symbol goes.
    public static var disappear: DisappearSymbolEffect { DisappearSymbolEffect() }
}

/// The symbol becomes another.
public struct ReplaceSymbolEffect: SymbolEffect, ContentTransitionSymbolEffect, Hashable {
    var replacement = ContentTransition.SymbolReplacement.downUp

    /// The effect with a direction, or by layers.
    public var downUp: ReplaceSymbolEffect { .downUp }
    public var upUp: ReplaceSymbolEffect { .upUp }
    public var offUp: ReplaceSymbolEffect { .offUp }
    public var byLayer: ReplaceSymbolEffect { self }
    public var wholeSymbol: ReplaceSymbolEffect { self }

    public static let downUp = ReplaceSymbolEffect(replacement: .downUp)
    public static let upUp = ReplaceSymbolEffect(replacement: .upUp)
    public static let offUp = ReplaceSymbolEffect(replacement: .offUp)

    /// Parts that both symbols share stay; `fallback` is for symbols that share none, as all are taken for here.
    public func magic(fallback: ReplaceSymbolEffect) -> ReplaceSymbolEffect { fallback }
}

extension SymbolEffect where Self == ReplaceSymbolEffect {
    /// The symbol becomes another.
    public static var replace: ReplaceSymbolEffect { ReplaceSymbolEffect() }
}

/// The symbol moves as the system likes.
public struct AutomaticSymbolEffect: SymbolEffect, TransitionSymbolEffect, ContentTransitionSymbolEffect, Hashable {
}

extension SymbolEffect where Self == AutomaticSymbolEffect {
    /// The symbol moves as the system likes.
    public static var automatic: AutomaticSymbolEffect { AutomaticSymbolEffect() }
}

/// The symbol moves to and fro.
public struct WiggleSymbolEffect: SymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect, Hashable {
    enum Direction: Hashable {
        case turn(isCounterClockwise: Bool)
        /// Towards an angle in degrees, clockwise from the right.
        case way(degrees: Double)
    }

    var direction = Direction.turn(isCounterClockwise: false)

    /// The effect with a direction, or by layers.
    public var up: WiggleSymbolEffect { custom(angle: -90) }
    public var down: WiggleSymbolEffect { custom(angle: 90) }
    public var left: WiggleSymbolEffect { custom(angle: 180) }
    public var right: WiggleSymbolEffect { custom(angle: 0) }
    public var forward: WiggleSymbolEffect { custom(angle: 0) }
    public var backward: WiggleSymbolEffect { custom(angle: 180) }
    public var clockwise: WiggleSymbolEffect { WiggleSymbolEffect() }
    public var counterClockwise: WiggleSymbolEffect {
        WiggleSymbolEffect(direction: .turn(isCounterClockwise: true))
    }
    public var byLayer: WiggleSymbolEffect { self }
    public var wholeSymbol: WiggleSymbolEffect { self }

    /// The effect towards an angle in degrees.
    public func custom(angle: Double) -> WiggleSymbolEffect { WiggleSymbolEffect(direction: .way(degrees: angle)) }
    public func custom(angle: Angle) -> WiggleSymbolEffect { custom(angle: angle.degrees) }
}

extension SymbolEffect where Self == WiggleSymbolEffect {
    /// The symbol moves to and fro.
    public static var wiggle: WiggleSymbolEffect { WiggleSymbolEffect() }
}

/// The symbol turns.
public struct RotateSymbolEffect: SymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect, Hashable {
    var isCounterClockwise = false

    /// The effect with a direction, layer by layer, or of the whole symbol at once.
    public var clockwise: RotateSymbolEffect { RotateSymbolEffect() }
    public var counterClockwise: RotateSymbolEffect { RotateSymbolEffect(isCounterClockwise: true) }
    public var byLayer: RotateSymbolEffect { self }
    public var wholeSymbol: RotateSymbolEffect { self }
}

extension SymbolEffect where Self == RotateSymbolEffect {
    /// The symbol turns.
    public static var rotate: RotateSymbolEffect { RotateSymbolEffect() }
}

/// The symbol swells and sinks.
public struct BreatheSymbolEffect: SymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect, Hashable {
    /// True for the pulse, which fades as well.
    var fades = false

    /// The effect with or without fading, or by layers.
    public var plain: BreatheSymbolEffect { BreatheSymbolEffect() }
    public var pulse: BreatheSymbolEffect { BreatheSymbolEffect(fades: true) }
    public var byLayer: BreatheSymbolEffect { self }
    public var wholeSymbol: BreatheSymbolEffect { self }
}

extension SymbolEffect where Self == BreatheSymbolEffect {
    /// The symbol swells and sinks.
    public static var breathe: BreatheSymbolEffect { BreatheSymbolEffect() }
}

/// The symbol is drawn stroke by stroke.
public struct DrawOnSymbolEffect: SymbolEffect, IndefiniteSymbolEffect, TransitionSymbolEffect, Hashable {
    public var byLayer: DrawOnSymbolEffect { self }
    /// The effect by layers, by parts, or of the whole symbol.
    public var individually: DrawOnSymbolEffect { self }
    public var wholeSymbol: DrawOnSymbolEffect { self }
}

extension SymbolEffect where Self == DrawOnSymbolEffect {
    /// The symbol is drawn stroke by stroke.
    public static var drawOn: DrawOnSymbolEffect { DrawOnSymbolEffect() }
}

/// The symbol is taken away stroke by stroke.
public struct DrawOffSymbolEffect: SymbolEffect, IndefiniteSymbolEffect, TransitionSymbolEffect, Hashable {
    /// The effect by layers, by parts, or of the whole symbol.
    public var byLayer: DrawOffSymbolEffect { self }
    public var individually: DrawOffSymbolEffect { self }
    public var wholeSymbol: DrawOffSymbolEffect { self }
    /// The effect in one of two orders.
    public var reversed: DrawOffSymbolEffect { self }
    public var nonReversed: DrawOffSymbolEffect { self }
}

extension SymbolEffect where Self == DrawOffSymbolEffect {
    /// The symbol is taken away stroke by stroke.
    public static var drawOff: DrawOffSymbolEffect { DrawOffSymbolEffect() }
}
