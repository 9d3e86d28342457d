/// A suggested completion of a search text. There are none here.
open class MKLocalSearchCompletion: NSObject {
    open var title: String { "" }
    open var subtitle: String { "" }
    /// The ranges of the title that match what was asked for.
    open var titleHighlightRanges: [NSValue] { [] }
    /// The ranges of the subtitle that match what was asked for.
    open var subtitleHighlightRanges: [NSValue] { [] }
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
    open var resultTypes: ResultType = [.address, .pointOfInterest, .query]
    open var filterType = MKSearchCompletionFilterType.locationsAndQueries
    open var pointOfInterestFilter: MKPointOfInterestFilter?
    open var regionPriority = MKLocalSearchRegionPriority.default
    open var addressFilter: MKAddressFilter?
    open var isSearching: Bool { false }

    /// The kinds of completions.
    public struct ResultType: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }

        public static let address = ResultType(rawValue: 1)
        public static let pointOfInterest = ResultType(rawValue: 2)
        public static let query = ResultType(rawValue: 4)
        public static let physicalFeature = ResultType(rawValue: 8)
    }

    open var results: [MKLocalSearchCompletion] { [] }
    /// Ends a search that is under way.
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

/// The older kinds of completions.
public enum MKSearchCompletionFilterType: Int, Sendable {
    case locationsAndQueries, locationsOnly
}
