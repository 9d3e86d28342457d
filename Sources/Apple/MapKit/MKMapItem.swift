/// The address of a place on a map.
open class MKPlacemark: CLPlacemark, MKAnnotation, @unchecked Sendable {
    /// The coordinate of the place.
    public let coordinate: CLLocationCoordinate2D

    /// Creates a place at a coordinate.
    public init(coordinate: CLLocationCoordinate2D) {
        self.coordinate = coordinate
        super.init()
        location = CLLocation(latitude: coordinate.latitude, longitude: coordinate.longitude)
    }

    public convenience init(coordinate: CLLocationCoordinate2D, addressDictionary: [String: Any]?) {
        self.init(coordinate: coordinate)
    }

    /// Creates a place from a placemark.
    public convenience init(placemark: CLPlacemark) {
        self.init(coordinate: placemark.location?.coordinate ?? CLLocationCoordinate2D())
        name = placemark.name
        locality = placemark.locality
        country = placemark.country
    }

    /// The texts for the place, and its country.
    open var title: String? { name }
    open var subtitle: String? { nil }
    open var countryCode: String? { isoCountryCode }
}

/// Something that was found on the map.
open class MKMapItem: NSObject, @unchecked Sendable, Identifiable {
    /// The place, and what is known of it.
    public let placemark: MKPlacemark
    open var name: String?
    open var phoneNumber: String?
    open var url: URL?
    open var timeZone: TimeZone?
    open var pointOfInterestCategory: MKPointOfInterestCategory?

    public init(placemark: MKPlacemark) {
        self.placemark = placemark
        name = placemark.name
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
}

/// The keys and values of options for opening Maps.
public let MKLaunchOptionsDirectionsModeKey = "MKLaunchOptionsDirectionsModeKey"
public let MKLaunchOptionsDirectionsModeDriving = "MKLaunchOptionsDirectionsModeDriving"
public let MKLaunchOptionsDirectionsModeWalking = "MKLaunchOptionsDirectionsModeWalking"
public let MKLaunchOptionsMapCenterKey = "MKLaunchOptionsMapCenterKey"
public let MKLaunchOptionsMapSpanKey = "MKLaunchOptionsMapSpanKey"

/// The reason why nothing was found.
public struct MKError: Error, Hashable, Sendable {
    /// The reasons for an error.
    public enum Code: UInt, Sendable {
        case unknown = 1
        case serverFailure = 2
        case loadingThrottled = 3
        case placemarkNotFound = 4
        case directionsNotFound = 5
    }

    /// The reason for the error.
    public let code: Code

    /// Creates an error for a reason.
    public init(_ code: Code) {
        self.code = code
    }
}

/// Searches a map. There is no service to ask: every search fails with ``MKError/Code/serverFailure``.
open class MKLocalSearch: NSObject {
    /// The text and the region of a search.
    open class Request: NSObject {
        /// The text that is searched for, the region, and the kinds of results.
        open var naturalLanguageQuery: String?
        open var region = MKCoordinateRegion()
        open var resultTypes = MKLocalSearch.ResultType.address

        public override init() {}
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

        public init(rawValue: UInt) {
            self.rawValue = rawValue
        }

        public static let address = ResultType(rawValue: 1)
        public static let pointOfInterest = ResultType(rawValue: 2)
    }

    /// Creates a search.
    public init(request: Request) {}

    /// Searches, or ends the search.
    open func start() async throws -> Response { throw MKError(.serverFailure) }
    open func start(completionHandler: @escaping (Response?, (any Error)?) -> Void) {
        completionHandler(nil, MKError(.serverFailure))
    }
    open func cancel() {}
}

/// A suggested completion of a search text. There are none here.
open class MKLocalSearchCompletion: NSObject {
    open var title: String { "" }
    open var subtitle: String { "" }
}

/// A completion of what is typed. There is no service to ask: every try fails with ``MKError/Code/serverFailure``.
open class MKLocalSearchCompleter: NSObject {
    /// The delegate, the text, and the completions that were found.
    open weak var delegate: (any MKLocalSearchCompleterDelegate)?
    /// A beginning to complete. The delegate is told of the failure each time that it is set.
    open var queryFragment = "" {
        didSet {
            nonisolated(unsafe) let completer = self
            DispatchQueue.main.async {
                completer.delegate?.completer(completer, didFailWithError: MKError(.serverFailure))
            }
        }
    }
    open var region = MKCoordinateRegion()
    open var resultTypes = MKLocalSearch.ResultType.address
    open var results: [MKLocalSearchCompletion] { [] }
    open func cancel() {}
}

/// The delegate of a completer.
public protocol MKLocalSearchCompleterDelegate: NSObjectProtocol {
    /// The calls when completions were found, or could not be.
    func completerDidUpdateResults(_ completer: MKLocalSearchCompleter)
    func completer(_ completer: MKLocalSearchCompleter, didFailWithError error: any Error)
}

extension MKLocalSearchCompleterDelegate {
    public func completerDidUpdateResults(_ completer: MKLocalSearchCompleter) {}
    public func completer(_ completer: MKLocalSearchCompleter, didFailWithError error: any Error) {}
}

/// The means of transport.
public struct MKDirectionsTransportType: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) {
        self.rawValue = rawValue
    }

    public static let automobile = MKDirectionsTransportType(rawValue: 1)
    public static let walking = MKDirectionsTransportType(rawValue: 2)
    public static let transit = MKDirectionsTransportType(rawValue: 4)
    public static let any = MKDirectionsTransportType(rawValue: 7)
}

/// A way from a place to another.
open class MKRoute: NSObject, @unchecked Sendable {
    /// The name of the route; empty here.
    open var name: String { "" }
    /// The line of the route, its length in metres, its time in seconds, and its steps.
    open var polyline: MKPolyline { MKPolyline() }
    open var distance: CLLocationDistance { 0 }
    open var expectedTravelTime: TimeInterval { 0 }
    open var steps: [Step] { [] }

    /// A part of the way.
    open class Step: NSObject {
        /// The text and the line of the step.
        open var instructions: String { "" }
        open var distance: CLLocationDistance { 0 }
        open var polyline: MKPolyline { MKPolyline() }
    }
}

/// Finds ways. There is no service to ask: every question fails with ``MKError/Code/serverFailure``.
open class MKDirections: NSObject {
    /// From where, to where.
    open class Request: NSObject {
        /// The start and the end of the route, and the means of transport.
        open var source: MKMapItem?
        open var destination: MKMapItem?
        open var transportType = MKDirectionsTransportType.any
        open var requestsAlternateRoutes = false

        public override init() {}
    }

    /// The ways that were found.
    open class Response: NSObject {
        /// The routes that were found.
        open var routes: [MKRoute] { [] }
    }

    public init(request: Request) {}

    /// Finds routes, or ends the search.
    open func calculate() async throws -> Response { throw MKError(.serverFailure) }
    open func calculate(completionHandler: @escaping (Response?, (any Error)?) -> Void) {
        completionHandler(nil, MKError(.serverFailure))
    }
    open func cancel() {}
}
