/// Searches a map. There is no service to ask: every search fails with ``MKError/Code/serverFailure``.
open class MKLocalSearch: NSObject {
    /// The text and the region of a search.
    open class Request: NSObject {
        /// The text that is searched for, the region, and the kinds of results.
        open var naturalLanguageQuery: String?
        open var region = MKCoordinateRegion()
        open var resultTypes = MKLocalSearch.ResultType.address
        open var pointOfInterestFilter: MKPointOfInterestFilter?

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
