/// The parts of an evening before sleep for which a wish is proposed. Nothing proposes it.
public struct INShortcutAvailabilityOptions: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) {
        self.rawValue = rawValue
    }

    /// The parts of the evening.
    public static let sleepMindfulness = Self(rawValue: 1 << 0)
    public static let sleepJournaling = Self(rawValue: 1 << 1)
    public static let sleepMusic = Self(rawValue: 1 << 2)
    public static let sleepPodcasts = Self(rawValue: 1 << 3)
    public static let sleepReading = Self(rawValue: 1 << 4)
    public static let sleepWrapUpYourDay = Self(rawValue: 1 << 5)
    public static let sleepYogaAndStretching = Self(rawValue: 1 << 6)
}
