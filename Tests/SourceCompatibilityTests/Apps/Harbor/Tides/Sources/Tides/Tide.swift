public struct Tide: Sendable {
    public var metres: Double

    public static let high = Tide(metres: 6.4)
}
