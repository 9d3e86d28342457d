/// Searches a map. There is no service to ask: every search fails with ``MKError/Code/serverFailure``.
open class MKLocalSearch: NSObject {
    /// The text and the region of a search.
    open class Request: NSObject {
        /// The text that is searched for, the region, and the kinds of results.
        open var naturalLanguageQuery: String?
        open var region = MKCoordinateRegion()
        open var resultTypes = MKLocalSearch.ResultType.address
        open var pointOfInterestFilter: MKPointOfInterestFilter?
        open var addressFilter: MKAddressFilter?
        open var regionPriority = MKLocalSearchRegionPriority.default

        /// The weight of the region.
        public typealias RegionPriority = MKLocalSearchRegionPriority

        public override init() {}
        /// A request for words in a region.
        public convenience init(naturalLanguageQuery: String, region: MKCoordinateRegion) {
            self.init()
            self.naturalLanguageQuery = naturalLanguageQuery
            self.region = region
        }
        /// Creates a request for a completion, or for a text.
        public convenience init(completion: MKLocalSearchCompletion) { self.init() }
        public convenience init(naturalLanguageQuery: String) {
            self.init()
            self.naturalLanguageQuery = naturalLanguageQuery
        }
    }

    /// The result of a search.
    open class Response: NSObject {
        /// The places that were found, and a region around them.
        open var mapItems: [MKMapItem] { [] }
        open var boundingRegion: MKCoordinateRegion { MKCoordinateRegion() }
    }

    /// The kinds of results that a search wants.
    public struct ResultType: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }

        public static let address = ResultType(rawValue: 1)
        public static let pointOfInterest = ResultType(rawValue: 2)
        public static let physicalFeature = ResultType(rawValue: 4)
    }

    /// The call with an answer.
    public typealias CompletionHandler = (Response?, (any Error)?) -> Void

    public convenience override init() { self.init(request: Request()) }
    /// Creates a search.
    public init(request: Request) {}
    public convenience init(request: MKLocalPointsOfInterestRequest) { self.init(request: Request()) }
    open var isSearching: Bool { false }

    /// Searches, or ends the search.
    open func start() async throws -> Response { throw MKError(.serverFailure) }
    open func start(completionHandler: @escaping CompletionHandler) {
        completionHandler(nil, MKError(.serverFailure))
    }
    open func cancel() {}
}

/// The points of interest around a place.
open class MKLocalPointsOfInterestRequest: NSObject {
    /// The place, the distance in metres, and the kinds of points.
    public let coordinate: CLLocationCoordinate2D
    public let radius: CLLocationDistance
    open var pointOfInterestFilter: MKPointOfInterestFilter?

    /// The part of the earth around the circle.
    open var region: MKCoordinateRegion {
        MKCoordinateRegion(center: coordinate, latitudinalMeters: 2 * radius, longitudinalMeters: 2 * radius)
    }

    /// Creates a request.
    public init(center coordinate: CLLocationCoordinate2D, radius: CLLocationDistance) {
        self.coordinate = coordinate
        self.radius = radius
    }
    public convenience init(coordinateRegion region: MKCoordinateRegion) {
        self.init(center: region.center, radius: region.span.latitudeDelta * 55_500)
    }
}

/// The greatest radius of such a request, in metres.
public let MKPointsOfInterestRequestMaxRadius: CLLocationDistance = 50_000

/// The parts of an address that a search wants.
open class MKAddressFilter: NSObject, @unchecked Sendable {
    /// Filters that let everything through, and nothing.
    public static let includingAll = MKAddressFilter(excluding: [])
    public static let excludingAll = MKAddressFilter(including: [])
    private let parts: Options

    /// Creates a filter of some parts, or of all but some.
    public init(including options: Options) {
        parts = options
    }
    public init(excluding options: Options) {
        parts = Options(rawValue: ~options.rawValue)
    }

    /// Returns whether the filter lets parts through, or keeps them away.
    open func includes(_ options: Options) -> Bool { parts.isSuperset(of: options) }
    open func excludes(_ options: Options) -> Bool { parts.isDisjoint(with: options) }

    /// Parts of an address.
    public struct Options: OptionSet, Sendable {
        public static let country = Options(rawValue: 1)
        public static let administrativeArea = Options(rawValue: 2)
        public static let subAdministrativeArea = Options(rawValue: 4)
        public static let locality = Options(rawValue: 8)
        public static let subLocality = Options(rawValue: 16)
        public static let postalCode = Options(rawValue: 32)
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
    }
}

/// The weight of a search's region.
public enum MKLocalSearchRegionPriority: Int, Sendable {
    case `default`, required
}
