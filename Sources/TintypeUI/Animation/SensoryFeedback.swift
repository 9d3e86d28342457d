import TintypeTree

/// Something to be felt or heard.
public struct SensoryFeedback: Hashable, Sendable {
    /// The weight of a striking object.
    public struct Weight: Hashable, Sendable {
        private let level: Int
        public static let light = Weight(level: 0)
        public static let medium = Weight(level: 1)
        public static let heavy = Weight(level: 2)
    }

    /// The hardness of a striking object.
    public struct Flexibility: Hashable, Sendable {
        private let level: Int
        public static let rigid = Flexibility(level: 0)
        public static let solid = Flexibility(level: 1)
        public static let soft = Flexibility(level: 2)
    }

    private enum Kind: Hashable, Sendable {
        case success, warning, error, selection, increase, decrease, start, stop, alignment, levelChange, pathComplete
        case weight(Weight, Double)
        case flexibility(Flexibility, Double)
    }

    private let kind: Kind

    public static let success = SensoryFeedback(kind: .success)
    public static let warning = SensoryFeedback(kind: .warning)
    public static let error = SensoryFeedback(kind: .error)
    public static let selection = SensoryFeedback(kind: .selection)
    public static let increase = SensoryFeedback(kind: .increase)
    public static let decrease = SensoryFeedback(kind: .decrease)
    public static let start = SensoryFeedback(kind: .start)
    public static let stop = SensoryFeedback(kind: .stop)
    public static let alignment = SensoryFeedback(kind: .alignment)
    public static let levelChange = SensoryFeedback(kind: .levelChange)
    public static let pathComplete = SensoryFeedback(kind: .pathComplete)
    public static let impact = SensoryFeedback.impact()

    /// A strike; `intensity` is in 0...1.
    public static func impact(weight: Weight = .medium, intensity: Double = 1) -> SensoryFeedback {
        SensoryFeedback(kind: .weight(weight, intensity))
    }

    /// A strike; `intensity` is in 0...1.
    public static func impact(flexibility: Flexibility, intensity: Double = 1) -> SensoryFeedback {
        SensoryFeedback(kind: .flexibility(flexibility, intensity))
    }
}

// Nothing is felt in a picture.
nonisolated extension View {
    /// Plays `feedback` whenever `trigger` changes.
    public func sensoryFeedback<T: Equatable>(_ feedback: SensoryFeedback, trigger: T) -> some View { self }

    /// Plays `feedback` for the changes of `trigger` that `condition` holds for.
    public func sensoryFeedback<T: Equatable>(
        _ feedback: SensoryFeedback, trigger: T, condition: @escaping (_ oldValue: T, _ newValue: T) -> Bool
    ) -> some View { self }

    /// Plays what `feedback` says for a change of `trigger`.
    public func sensoryFeedback<T: Equatable>(
        trigger: T, _ feedback: @escaping (_ oldValue: T, _ newValue: T) -> SensoryFeedback?
    ) -> some View { self }

    /// Plays what `feedback` says for a change of `trigger`.
    public func sensoryFeedback<T: Equatable>(
        trigger: T, _ feedback: @escaping () -> SensoryFeedback?
    ) -> some View { self }
}
