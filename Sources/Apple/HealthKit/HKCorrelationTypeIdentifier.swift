/// The name of a kind of data that belong together.
public struct HKCorrelationTypeIdentifier: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    private init(_ name: String) {
        rawValue = "HKCorrelationTypeIdentifier" + name
    }

    /// Pressures of the blood and meals.
    public static let bloodPressure = Self("BloodPressure")
    public static let food = Self("Food")
}
