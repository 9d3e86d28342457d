/// A way to move a symbol. A picture shows the symbol at rest.
public protocol SymbolEffect: Sendable {}

/// An effect that runs once for a change.
public protocol DiscreteSymbolEffect {}
/// An effect that lasts as long as it is asked for.
public protocol IndefiniteSymbolEffect {}
/// An effect with which a symbol comes and goes.
public protocol TransitionSymbolEffect {}
/// An effect with which a symbol becomes another.
public protocol ContentTransitionSymbolEffect {}

/// The number and speed of an effect's runs.
public struct SymbolEffectOptions: Hashable, Sendable {
    /// The repetition of an effect.
    public struct RepeatBehavior: Hashable, Sendable {
        private let count: Int?
        private let delay: Double?

        /// The repetitions that SwiftUI names; delays are in seconds.
        public static let continuous = RepeatBehavior(count: nil, delay: nil)
        public static let periodic = RepeatBehavior(count: nil, delay: 0)
        public static func periodic(_ count: Int? = nil, delay: Double? = nil) -> RepeatBehavior {
            RepeatBehavior(count: count, delay: delay)
        }
    }

    private var repeats: RepeatBehavior?
    private var speed = 1.0

    /// The options that SwiftUI names; a speed of 1 is the usual one.
    public static let `default` = SymbolEffectOptions()
    public static var repeating: SymbolEffectOptions { .repeat(.continuous) }
    public static var nonRepeating: SymbolEffectOptions { SymbolEffectOptions() }
    public static func `repeat`(_ count: Int?) -> SymbolEffectOptions { .repeat(.periodic(count)) }
    public static func speed(_ speed: Double) -> SymbolEffectOptions { SymbolEffectOptions(speed: speed) }

    /// Options with a repetition.
    public static func `repeat`(_ behavior: RepeatBehavior) -> SymbolEffectOptions {
        SymbolEffectOptions(repeats: behavior)
    }

    /// The options with or without repetition, or at another speed; 1 is the usual one.
    public var repeating: SymbolEffectOptions { self.repeat(.continuous) }
    public var nonRepeating: SymbolEffectOptions { SymbolEffectOptions(speed: speed) }
    public func `repeat`(_ count: Int?) -> SymbolEffectOptions { self.repeat(.periodic(count)) }
    public func speed(_ speed: Double) -> SymbolEffectOptions {
        SymbolEffectOptions(repeats: repeats, speed: speed)
    }
    public func `repeat`(_ behavior: RepeatBehavior) -> SymbolEffectOptions {
        SymbolEffectOptions(repeats: behavior, speed: speed)
    }

    private init(repeats: RepeatBehavior? = nil, speed: Double = 1) {
        self.repeats = repeats
        self.speed = speed
    }
}
