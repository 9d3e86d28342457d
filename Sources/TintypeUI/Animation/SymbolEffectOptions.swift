/// The number and speed of an effect's runs.
public struct SymbolEffectOptions: Hashable, Sendable {
    /// The repetition of an effect.
    public struct RepeatBehavior: Hashable, Sendable {
        /// nil for no end.
        fileprivate let count: Int?
        fileprivate let delay: Double?

        /// The repetitions that SwiftUI names; delays are in seconds.
        public static let continuous = RepeatBehavior(count: nil, delay: nil)
        public static let periodic = RepeatBehavior(count: nil, delay: 0)
        public static func periodic(_ count: Int? = nil, delay: Double? = nil) -> RepeatBehavior {
            RepeatBehavior(count: count, delay: delay)
        }
    }

    fileprivate var repeats: RepeatBehavior?
    fileprivate var speed = 1.0

    /// The options that SwiftUI names; a speed of 1 is the usual one.
    public static let `default` = SymbolEffectOptions()
    public static var repeating: SymbolEffectOptions { .repeat(.continuous) }
    public static var nonRepeating: SymbolEffectOptions { .repeat(1) }
    public static func `repeat`(_ count: Int?) -> SymbolEffectOptions { .repeat(.periodic(count)) }
    public static func speed(_ speed: Double) -> SymbolEffectOptions { SymbolEffectOptions(speed: speed) }

    /// Options with a repetition.
    public static func `repeat`(_ behavior: RepeatBehavior) -> SymbolEffectOptions {
        SymbolEffectOptions(repeats: behavior)
    }

    /// The options with or without repetition, or at another speed; 1 is the usual one.
    public var repeating: SymbolEffectOptions { self.repeat(.continuous) }
    public var nonRepeating: SymbolEffectOptions { self.repeat(1) }
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

extension SymbolEffectOptions {
    /// The number of runs; nil where none is said.
    nonisolated var count: Double? { repeats.map { $0.count.map(Double.init) ?? .infinity } }
    /// The time between two runs, in seconds.
    nonisolated var pause: Double { max(repeats?.delay ?? 0, 0) }
    /// The speed, above 0.
    nonisolated var pace: Double { speed > 0 && speed.isFinite ? speed : 1 }
}
