// `import CoreSpotlight` where Apple's framework is missing: there is no index to be found in. It brings Foundation along.
@_exported public import CoreTransferable
@_exported public import FoundationOverlay

/// The facts about a thing to be found.
open class CSSearchableItemAttributeSet: NSObject, @unchecked Sendable {
    /// The texts and pictures that are shown, and the words by which it is found.
    open var title: String?
    open var displayName: String?
    open var contentDescription: String?
    open var keywords: [String]?
    open var thumbnailData: Data?
    open var thumbnailURL: URL?
    open var contentURL: URL?
    open var relatedUniqueIdentifier: String?
    open var contentCreationDate: Date?
    open var contentModificationDate: Date?
    open var phoneNumbers: [String]?
    open var emailAddresses: [String]?
    open var latitude: NSNumber?
    open var longitude: NSNumber?
    open var supportsNavigation: NSNumber?
    open var rating: NSNumber?
    /// The kind of the thing.
    open var contentType: String?

    /// Creates facts of a kind of things.
    public init(contentType: UTType) {
        self.contentType = contentType.identifier
    }

    /// Creates facts of a kind of things by its identifier.
    public init(itemContentType type: String) {
        contentType = type
    }
}

/// A thing to be found.
open class CSSearchableItem: NSObject, @unchecked Sendable {
    /// The names and facts of the thing, and the moment at which it is forgotten.
    open var uniqueIdentifier: String
    open var domainIdentifier: String?
    open var attributeSet: CSSearchableItemAttributeSet
    open var expirationDate: Date! = .distantFuture

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
