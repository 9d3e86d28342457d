/// The places of interest that a map names. None are drawn here.
public struct PointOfInterestCategories: Sendable {
    private init() {}

    public static let all = PointOfInterestCategories()
    public static let excludingAll = PointOfInterestCategories()
    /// Some categories, or all but some.
    public static func including(_ categories: [MKPointOfInterestCategory]) -> PointOfInterestCategories { .all }
    public static func including(_ categories: MKPointOfInterestCategory...) -> PointOfInterestCategories { .all }
    public static func excluding(_ categories: [MKPointOfInterestCategory]) -> PointOfInterestCategories { .all }
    public static func excluding(_ categories: MKPointOfInterestCategory...) -> PointOfInterestCategories { .all }
}

/// A kind of place.
public struct MKPointOfInterestCategory: Hashable, RawRepresentable, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    public static let airport = MKPointOfInterestCategory(rawValue: "airport")
    public static let bakery = MKPointOfInterestCategory(rawValue: "bakery")
    public static let bank = MKPointOfInterestCategory(rawValue: "bank")
    public static let beach = MKPointOfInterestCategory(rawValue: "beach")
    public static let cafe = MKPointOfInterestCategory(rawValue: "cafe")
    public static let hospital = MKPointOfInterestCategory(rawValue: "hospital")
    public static let hotel = MKPointOfInterestCategory(rawValue: "hotel")
    public static let museum = MKPointOfInterestCategory(rawValue: "museum")
    public static let park = MKPointOfInterestCategory(rawValue: "park")
    public static let parking = MKPointOfInterestCategory(rawValue: "parking")
    public static let publicTransport = MKPointOfInterestCategory(rawValue: "publicTransport")
    public static let restaurant = MKPointOfInterestCategory(rawValue: "restaurant")
    public static let school = MKPointOfInterestCategory(rawValue: "school")
    public static let store = MKPointOfInterestCategory(rawValue: "store")
    public static let theater = MKPointOfInterestCategory(rawValue: "theater")
}
