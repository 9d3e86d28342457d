/// The name of a kind of characteristics.
public struct HKCharacteristicTypeIdentifier: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    private init(_ name: String) {
        rawValue = "HKCharacteristicTypeIdentifier" + name
    }

    /// Facts about the person.
    public static let activityMoveMode = Self("ActivityMoveMode")
    public static let biologicalSex = Self("BiologicalSex")
    public static let bloodType = Self("BloodType")
    public static let dateOfBirth = Self("DateOfBirth")
    public static let fitzpatrickSkinType = Self("FitzpatrickSkinType")
    public static let wheelchairUse = Self("WheelchairUse")
}
