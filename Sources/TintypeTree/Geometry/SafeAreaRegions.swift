/// The kinds of unsafe areas.
public struct SafeAreaRegions: OptionSet, Hashable, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) {
        self.rawValue = rawValue
    }

    /// The area that the device and the containers cover.
    public static let container = SafeAreaRegions(rawValue: 1)
    /// The area that the keyboard covers; a picture never has one.
    public static let keyboard = SafeAreaRegions(rawValue: 2)
    public static let all = SafeAreaRegions(rawValue: .max)
}
