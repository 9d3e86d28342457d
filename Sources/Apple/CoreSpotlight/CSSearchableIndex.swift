// `import CoreSpotlight` where Apple's framework is missing: there is no index to be found in. It brings Foundation along.
@_exported public import CoreTransferable
@_exported public import FoundationOverlay

/// A thing to be found.
open class CSSearchableItem: NSObject, @unchecked Sendable {
    /// The names and facts of the thing, and the moment at which it is forgotten.
    open var uniqueIdentifier: String
    open var domainIdentifier: String?
    open var attributeSet: CSSearchableItemAttributeSet
    open var expirationDate: Date! = .distantFuture
    open var isUpdate = false

    /// Creates a thing of names and facts.
    public init(
        uniqueIdentifier: String?, domainIdentifier: String?, attributeSet: CSSearchableItemAttributeSet
    ) {
        self.uniqueIdentifier = uniqueIdentifier ?? UUID().uuidString
        (self.domainIdentifier, self.attributeSet) = (domainIdentifier, attributeSet)
    }
}

/// The index of things to be found, which is not there: it says so.
open class CSSearchableIndex: NSObject, @unchecked Sendable {
    private static let one = CSSearchableIndex(name: "")

    /// The index of the app.
    open class func `default`() -> CSSearchableIndex { one }
    open class func isIndexingAvailable() -> Bool { false }

    /// Creates an index of a name.
    public init(name: String) {}
    public init(name: String, protectionClass: FileProtectionType?) {}

    /// The delegate, which is never asked.
    open weak var indexDelegate: (any CSSearchableIndexDelegate)?

    /// Gathers changes, which are refused.
    open func beginBatch() {}
    open func endBatch(withClientState clientState: Data, completionHandler: (((any Error)?) -> Void)? = nil) {
        completionHandler?(CSIndexError(.indexingUnsupported))
    }
    open func fetchLastClientState(completionHandler: @escaping (Data?, (any Error)?) -> Void) {
        completionHandler(nil, CSIndexError(.indexingUnsupported))
    }
    public func endBatch(withClientState clientState: Data) async throws { throw CSIndexError(.indexingUnsupported) }
    public func fetchLastClientState() async throws -> Data { throw CSIndexError(.indexingUnsupported) }
    public func deleteSearchableItems(withDomainIdentifiers domainIdentifiers: [String]) async throws {
        throw CSIndexError(.indexingUnsupported)
    }

    /// Takes things in and out.
    ///
    /// - Throws: ``CSIndexError``.
    open func indexSearchableItems(
        _ items: [CSSearchableItem], completionHandler: (((any Error)?) -> Void)? = nil
    ) { completionHandler?(CSIndexError(.indexingUnsupported)) }
    open func deleteSearchableItems(
        withIdentifiers identifiers: [String], completionHandler: (((any Error)?) -> Void)? = nil
    ) { completionHandler?(CSIndexError(.indexingUnsupported)) }
    open func deleteSearchableItems(
        withDomainIdentifiers domainIdentifiers: [String], completionHandler: (((any Error)?) -> Void)? = nil
    ) { completionHandler?(CSIndexError(.indexingUnsupported)) }
    open func deleteAllSearchableItems(completionHandler: (((any Error)?) -> Void)? = nil) {
        completionHandler?(CSIndexError(.indexingUnsupported))
    }
    public func indexSearchableItems(_ items: [CSSearchableItem]) async throws {
        throw CSIndexError(.indexingUnsupported)
    }
    public func deleteSearchableItems(withIdentifiers identifiers: [String]) async throws {
        throw CSIndexError(.indexingUnsupported)
    }
    public func deleteAllSearchableItems() async throws { throw CSIndexError(.indexingUnsupported) }
}

/// The names of what an activity says that came from a search.
public let CSSearchableItemActionType = "com.apple.corespotlightitem"
public let CSSearchableItemActivityIdentifier = "kCSSearchableItemActivityIdentifier"
public let CSQueryContinuationActionType = "com.apple.corespotlightquery"
public let CSSearchQueryString = "kCSSearchQueryString"

/// The delegate of an index, which is asked for things again: never.
public protocol CSSearchableIndexDelegate: NSObjectProtocol {
    /// Asks for all things, or for some.
    func searchableIndex(
        _ searchableIndex: CSSearchableIndex,
        reindexAllSearchableItemsWithAcknowledgementHandler acknowledgementHandler: @escaping () -> Void)
    func searchableIndex(
        _ searchableIndex: CSSearchableIndex, reindexSearchableItemsWithIdentifiers identifiers: [String],
        acknowledgementHandler: @escaping () -> Void)
}

extension NSUserActivity {
    /// The facts by which the activity is found.
    public var contentAttributeSet: CSSearchableItemAttributeSet? {
        get { AttributeSets.shared[self] }
        set { AttributeSets.shared[self] = newValue }
    }
}

/// The facts of activities, as long as these live.
private final class AttributeSets: @unchecked Sendable {
    static let shared = AttributeSets()
    private let lock = NSLock()
    private var sets: [ObjectIdentifier: (activity: Weak, set: CSSearchableItemAttributeSet)] = [:]

    private struct Weak {
        weak var activity: NSUserActivity?
    }

    subscript(activity: NSUserActivity) -> CSSearchableItemAttributeSet? {
        get {
            lock.withLock {
                let entry = sets[ObjectIdentifier(activity)]
                return entry?.activity.activity === activity ? entry?.set : nil
            }
        }
        set {
            lock.withLock {
                sets = sets.filter { $0.value.activity.activity != nil }
                sets[ObjectIdentifier(activity)] = newValue.map { (Weak(activity: activity), $0) }
            }
        }
    }
}

/// A search of the index, which finds nothing: it says so.
open class CSSearchQuery: NSObject, @unchecked Sendable {
    /// The closures for what is found and for the end.
    open var foundItemsHandler: (([CSSearchableItem]) -> Void)?
    open var completionHandler: (((any Error)?) -> Void)?
    open var foundItemCount: Int { 0 }
    open private(set) var isCancelled = false

    /// Creates a search for words.
    public init(queryString: String, attributes: [String]?) {}
    public init(queryString: String, queryContext: CSSearchQueryContext?) {}

    /// Begins the search, which fails, or ends it.
    open func start() { completionHandler?(CSIndexError(.indexUnavailableError)) }
    open func cancel() { isCancelled = true }
}

/// The wishes for what is found.
open class CSSearchQueryContext: NSObject, @unchecked Sendable {
    /// The facts that are told, and the condition.
    open var fetchAttributes: [String] = []
    open var filterQueries: [String] = []
    open var keyboardLanguage: String?

    public override init() {}
}
