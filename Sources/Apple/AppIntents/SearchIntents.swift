/// The words and facts of a search.
public protocol SearchCriteria: Hashable, Sendable {
    /// The parts of an app among which is searched.
    associatedtype SearchScopes = Void
}

/// A search by words.
public struct StringSearchCriteria: SearchCriteria {
    /// The parts of an app among which is searched.
    public typealias SearchScopes = [StringSearchScope]
    /// The words.
    public var term: String

    /// Creates a search for words.
    public init(term: String) { self.term = term }
}

/// A part of an app among which is searched.
public enum StringSearchScope: String, Hashable, Sendable {
    case general
}

/// An intent that shows what a search finds.
public protocol ShowInAppSearchResultsIntent: SystemIntent {
    /// The form of the search.
    associatedtype Criteria: SearchCriteria = StringSearchCriteria
    /// The search, and the parts of the app among which is searched.
    var criteria: Criteria { get set }
    static var searchScopes: Criteria.SearchScopes { get }
}

extension ShowInAppSearchResultsIntent where Criteria == StringSearchCriteria {
    public static var searchScopes: [StringSearchScope] { [.general] }
}

extension ShowInAppSearchResultsIntent where Criteria.SearchScopes == Void {
    public static var searchScopes: Void { () }
}

extension ShowInAppSearchResultsIntent {
    public static var openAppWhenRun: Bool { true }
}
