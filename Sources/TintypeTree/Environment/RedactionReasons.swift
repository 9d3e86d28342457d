/// The reasons for which views hide their contents.
public struct RedactionReasons: OptionSet, Sendable {
    public let rawValue: Int

    public init(rawValue: Int) {
        self.rawValue = rawValue
    }

    /// The contents are not known yet.
    public static let placeholder = RedactionReasons(rawValue: 1)
    /// Not everyone may see it. Views that are private say so.
    public static let privacy = RedactionReasons(rawValue: 2)
    /// The contents are out of date.
    public static let invalidated = RedactionReasons(rawValue: 4)
}

private enum RedactionReasonsKey: EnvironmentKey { static let defaultValue: RedactionReasons = [] }

extension EnvironmentValues {
    /// The reasons for which views hide their contents; empty for none.
    public var redactionReasons: RedactionReasons {
        get { self[RedactionReasonsKey.self] }
        set { self[RedactionReasonsKey.self] = newValue }
    }
}
