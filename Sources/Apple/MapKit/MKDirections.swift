/// The means of transport.
public struct MKDirectionsTransportType: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let automobile = MKDirectionsTransportType(rawValue: 1)
    public static let walking = MKDirectionsTransportType(rawValue: 2)
    public static let transit = MKDirectionsTransportType(rawValue: 4)
    public static let cycling = MKDirectionsTransportType(rawValue: 8)
    public static let any = MKDirectionsTransportType(rawValue: 0x0FFF_FFFF)
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
    open var advisoryNotices: [String] { [] }
    open var transportType: MKDirectionsTransportType { .any }
    open var hasTolls: Bool { false }
    open var hasHighways: Bool { false }

    /// A part of the way.
    open class Step: NSObject {
        /// The text and the line of the step.
        open var instructions: String { "" }
        open var notice: String? { nil }
        open var transportType: MKDirectionsTransportType { .any }
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
        open var departureDate: Date?
        open var arrivalDate: Date?
        open var tollPreference = MKDirections.RoutePreference.any
        open var highwayPreference = MKDirections.RoutePreference.any

        public override init() {}

        /// Creates the request of an address that Maps opened the app with. No app opens one here: nothing is read from it.
        public convenience init(contentsOf url: URL) { self.init() }
        open class func isDirectionsRequest(_ url: URL) -> Bool { false }
    }

    /// The ways that were found.
    open class Response: NSObject {
        /// The routes that were found, and the ends that were asked for.
        open var routes: [MKRoute] { [] }
        open var source: MKMapItem { MKMapItem() }
        open var destination: MKMapItem { MKMapItem() }
    }

    /// The calls with an answer.
    public typealias DirectionsHandler = (Response?, (any Error)?) -> Void
    public typealias ETAHandler = (ETAResponse?, (any Error)?) -> Void

    /// A preference for a kind of road.
    public enum RoutePreference: Int, Sendable {
        case any, avoid
    }

    public convenience override init() { self.init(request: Request()) }
    /// Creates the directions of a request.
    public init(request: Request) {}

    /// Finds routes, or ends the search.
    open func calculate() async throws -> Response { throw MKError(.serverFailure) }
    open func calculate(completionHandler: @escaping DirectionsHandler) {
        completionHandler(nil, MKError(.serverFailure))
    }
    open func cancel() {}
    open var isCalculating: Bool { false }

    /// The time that a way takes.
    open class ETAResponse: NSObject {
        /// The ends, the means, seconds, and metres.
        open var source: MKMapItem { MKMapItem() }
        open var destination: MKMapItem { MKMapItem() }
        open var transportType: MKDirectionsTransportType { .any }
        open var expectedTravelTime: TimeInterval { 0 }
        open var distance: CLLocationDistance { 0 }
        open var expectedArrivalDate: Date { Date() }
        open var expectedDepartureDate: Date { Date() }
    }

    /// Fails: there is no service.
    open func calculateETA() async throws -> ETAResponse { throw MKError(.serverFailure) }
    open func calculateETA(completionHandler: @escaping ETAHandler) {
        completionHandler(nil, MKError(.serverFailure))
    }
}
