/// Something that was found on the map.
open class MKMapItem: NSObject, @unchecked Sendable, Identifiable {
    /// The place, and what is known of it.
    public let placemark: MKPlacemark
    open var name: String?
    open var phoneNumber: String?
    open var url: URL?
    open var timeZone: TimeZone?
    open var pointOfInterestCategory: MKPointOfInterestCategory?

    /// Creates an item at a placemark.
    public init(placemark: MKPlacemark) {
        self.placemark = placemark
        name = placemark.name
    }

    public convenience override init() {
        self.init(placemark: MKPlacemark(coordinate: CLLocationCoordinate2D()))
    }

    /// Creates an item at a location.
    public convenience init(location: CLLocation, address: MKAddress?) {
        self.init(placemark: MKPlacemark(coordinate: location.coordinate))
        self.address = address
    }

    open var location: CLLocation {
        CLLocation(latitude: placemark.coordinate.latitude, longitude: placemark.coordinate.longitude)
    }
    /// The facts of the item.
    open private(set) var address: MKAddress?
    open var addressRepresentations: MKAddressRepresentations? { nil }
    open var alternateIdentifiers: Set<Identifier> { [] }
    open var isCurrentLocation: Bool { false }
    open var identifier: Identifier? { nil }

    /// The number of a place.
    public struct Identifier: Hashable, RawRepresentable, Sendable {
        public let rawValue: String

        public init?(rawValue: String) {
            self.rawValue = rawValue
        }
        public init?(_ rawValue: String) {
            self.rawValue = rawValue
        }
    }

    /// The item of the user's own location.
    open class func forCurrentLocation() -> MKMapItem {
        MKMapItem(placemark: MKPlacemark(coordinate: CLLocationCoordinate2D()))
    }

    /// There is no other app to open.
    @discardableResult
    open func openInMaps(launchOptions: [String: Any]? = nil) -> Bool { false }

    /// There is no other app to open.
    @discardableResult
    open class func openMaps(with mapItems: [MKMapItem], launchOptions: [String: Any]? = nil) -> Bool { false }

    /// Opens nothing, which the closure is told.
    open func openInMaps(
        launchOptions: [String: Any]? = nil, from scene: UIScene?,
        completionHandler: ((Bool) -> Void)? = nil
    ) { completionHandler?(false) }
    open class func openMaps(
        with mapItems: [MKMapItem], launchOptions: [String: Any]? = nil, from scene: UIScene?,
        completionHandler: ((Bool) -> Void)? = nil
    ) { completionHandler?(false) }
}

/// The address of a place.
open class MKAddress: NSObject, @unchecked Sendable {
    /// The whole address, and a short form.
    public let fullAddress: String
    public let shortAddress: String?

    /// - Returns: nil for an empty address.
    public init?(fullAddress: String, shortAddress: String?) {
        guard !fullAddress.isEmpty else { return nil }
        self.fullAddress = fullAddress
        self.shortAddress = shortAddress
    }
}

/// The parts of an address, put together for what is shown. There are none.
open class MKAddressRepresentations: NSObject, @unchecked Sendable {
    /// The city with what tells it from others, the city, and the country.
    open var cityWithContext: String? { nil }
    open var cityName: String? { nil }
    open var regionName: String? { nil }

    /// Returns the address, on one line or on several.
    open func fullAddress(includingRegion: Bool, singleLine: Bool) -> String? { nil }
    open func cityWithContext(_ style: ContextStyle) -> String? { nil }

    /// The length of what tells a city from others.
    public enum ContextStyle: Int, Sendable {
        case automatic, short, full
    }
}

/// Finds the place of an address. There is no service to ask.
open class MKGeocodingRequest: NSObject {
    /// The whole text of the address.
    public let addressString: String
    /// The part of the earth, and the language.
    open var region: MKCoordinateRegion?
    open var preferredLocale: Locale?

    /// - Returns: nil for an empty address.
    public init?(addressString: String) {
        guard !addressString.isEmpty else { return nil }
        self.addressString = addressString
    }

    /// Fails: there is no service.
    open var mapItems: [MKMapItem] {
        get async throws { throw MKError(.serverFailure) }
    }
    open func getMapItems(completionHandler: @escaping ([MKMapItem]?, (any Error)?) -> Void) {
        completionHandler(nil, MKError(.serverFailure))
    }
    open func cancel() {}
    open var isCancelled: Bool { false }
    open var isLoading: Bool { false }
}

/// Finds the address of a place. There is no service to ask.
open class MKReverseGeocodingRequest: NSObject {
    public let location: CLLocation
    /// The language.
    open var preferredLocale: Locale?

    /// - Returns: nil for no place of the earth.
    public init?(location: CLLocation) {
        guard CLLocationCoordinate2DIsValid(location.coordinate) else { return nil }
        self.location = location
    }

    /// Fails: there is no service.
    open var mapItems: [MKMapItem] {
        get async throws { throw MKError(.serverFailure) }
    }
    open func getMapItems(completionHandler: @escaping ([MKMapItem]?, (any Error)?) -> Void) {
        completionHandler(nil, MKError(.serverFailure))
    }
    open func cancel() {}
    open var isCancelled: Bool { false }
    open var isLoading: Bool { false }
}

extension NSUserActivity {
    /// The place that the activity is about.
    public var mapItem: MKMapItem! {
        get { objc_getAssociatedObject(self, activityMapItem) as? MKMapItem }
        set { objc_setAssociatedObject(self, activityMapItem, newValue, .OBJC_ASSOCIATION_RETAIN) }
    }
}
nonisolated(unsafe) private let activityMapItem = UnsafeRawPointer(UnsafeMutablePointer<UInt8>.allocate(capacity: 1))

/// The type of what is shared when an item of a map is.
public let MKMapItemTypeIdentifier = "com.apple.mapkit.map-item"
