public import Foundation

/// Looks for files in iCloud. Foundation's class: the gathering ends at once, and nothing is found.
open class NSMetadataQuery: NSObject, @unchecked Sendable {
    open weak var delegate: (any NSMetadataQueryDelegate)?
    /// The conditions, the order and the places of the search.
    open var predicate: NSPredicate?
    open var sortDescriptors: [NSSortDescriptor] = []
    open var valueListAttributes: [String] = []
    open var groupingAttributes: [String]?
    open var notificationBatchingInterval: TimeInterval = 1
    open var searchScopes: [Any] = []
    open var searchItems: [Any]?
    open var operationQueue: OperationQueue?

    /// The states of the search.
    open private(set) var isStarted = false
    open private(set) var isGathering = false
    open private(set) var isStopped = true

    /// Begins the search, whose end is told by notifications.
    @discardableResult
    open func start() -> Bool {
        guard !isStarted else { return false }
        (isStarted, isGathering, isStopped) = (true, true, false)
        (operationQueue ?? .main).addOperation { [weak self] in
            guard let self, self.isStarted else { return }
            let center = NotificationCenter.default
            center.post(name: .NSMetadataQueryDidStartGathering, object: self)
            self.isGathering = false
            center.post(name: .NSMetadataQueryDidFinishGathering, object: self)
        }
        return true
    }
    open func stop() { (isStarted, isGathering, isStopped) = (false, false, true) }
    open func disableUpdates() {}
    open func enableUpdates() {}

    /// The files that were found: none.
    open var resultCount: Int { 0 }
    open var results: [Any] { [] }
    open var valueLists: [String: [NSMetadataQueryAttributeValueTuple]] { [:] }
    open var groupedResults: [NSMetadataQueryResultGroup] { [] }
    /// - Precondition: The index is one of a result's, and there is none.
    open func result(at idx: Int) -> Any { NSMetadataItem() }
    open func index(ofResult result: Any) -> Int { NSNotFound }
    open func enumerateResults(_ block: (Any, Int, UnsafeMutablePointer<ObjCBool>) -> Void) {}
    open func enumerateResults(
        options opts: NSEnumerationOptions = [], using block: (Any, Int, UnsafeMutablePointer<ObjCBool>) -> Void
    ) {}
    open func value(ofAttribute attrName: String, forResultAt idx: Int) -> Any? { nil }
}

/// Replaces what a query found. Foundation's protocol.
public protocol NSMetadataQueryDelegate: NSObjectProtocol {
    /// The object that stands for a result or its value.
    func metadataQuery(_ query: NSMetadataQuery, replacementObjectForResultObject result: NSMetadataItem) -> Any
    func metadataQuery(
        _ query: NSMetadataQuery, replacementValueForAttribute attrName: String, value attrValue: Any
    ) -> Any
}

extension NSMetadataQueryDelegate {
    /// The result and the value themselves.
    public func metadataQuery(
        _ query: NSMetadataQuery, replacementObjectForResultObject result: NSMetadataItem
    ) -> Any { result }
    public func metadataQuery(
        _ query: NSMetadataQuery, replacementValueForAttribute attrName: String, value attrValue: Any
    ) -> Any { attrValue }
}

/// A file with its facts. Foundation's class.
open class NSMetadataItem: NSObject, @unchecked Sendable {
    private let url: URL?

    override init() {
        url = nil
    }

    /// Creates the facts of a file.
    public init?(url: URL) {
        guard FileManager.default.fileExists(atPath: url.path) else { return nil }
        self.url = url
    }

    /// The names of the facts, and a fact by its name; nil for others.
    open var attributes: [String] {
        url == nil
            ? [] : [NSMetadataItemFSNameKey, NSMetadataItemURLKey, NSMetadataItemPathKey, NSMetadataItemDisplayNameKey]
    }
    open func value(forAttribute key: String) -> Any? {
        guard let url else { return nil }
        switch key {
        case NSMetadataItemFSNameKey, NSMetadataItemDisplayNameKey: return url.lastPathComponent
        case NSMetadataItemURLKey: return url
        case NSMetadataItemPathKey: return url.path
        default:
            let facts = try? FileManager.default.attributesOfItem(atPath: url.path)
            switch key {
            case NSMetadataItemFSSizeKey: return facts?[.size]
            case NSMetadataItemFSContentChangeDateKey: return facts?[.modificationDate]
            case NSMetadataItemFSCreationDateKey: return facts?[.creationDate]
            default: return nil
            }
        }
    }
    open func values(forAttributes keys: [String]) -> [String: Any]? {
        Dictionary(uniqueKeysWithValues: keys.compactMap { key in value(forAttribute: key).map { (key, $0) } })
    }
}

/// Results that share a value. Foundation's class.
open class NSMetadataQueryResultGroup: NSObject {
    /// The attribute and the value that the results share.
    open var attribute: String { "" }
    open var value: Any { "" }
    open var subgroups: [NSMetadataQueryResultGroup]? { nil }
    open var resultCount: Int { 0 }
    open var results: [Any] { [] }
}

/// A value with the number of its results. Foundation's class.
open class NSMetadataQueryAttributeValueTuple: NSObject {
    /// The attribute, its value, and how many results have it.
    open var attribute: String { "" }
    open var value: Any? { nil }
    open var count: Int { 0 }
}

extension Notification.Name {
    /// The names of the notifications of searches.
    public static let NSMetadataQueryDidStartGathering = Notification.Name(
        "NSMetadataQueryDidStartGatheringNotification")
    public static let NSMetadataQueryGatheringProgress = Notification.Name(
        "NSMetadataQueryGatheringProgressNotification")
    public static let NSMetadataQueryDidFinishGathering = Notification.Name(
        "NSMetadataQueryDidFinishGatheringNotification")
    public static let NSMetadataQueryDidUpdate = Notification.Name("NSMetadataQueryDidUpdateNotification")
}

/// The places of searches.
public let NSMetadataQueryUbiquitousDocumentsScope = "NSMetadataQueryUbiquitousDocumentsScope"
public let NSMetadataQueryUbiquitousDataScope = "NSMetadataQueryUbiquitousDataScope"
public let NSMetadataQueryAccessibleUbiquitousExternalDocumentsScope =
    "NSMetadataQueryAccessibleUbiquitousExternalDocumentsScope"
/// The keys of what an update added, changed and took away.
public let NSMetadataQueryUpdateAddedItemsKey = "kMDQueryUpdateAddedItems"
public let NSMetadataQueryUpdateChangedItemsKey = "kMDQueryUpdateChangedItems"
public let NSMetadataQueryUpdateRemovedItemsKey = "kMDQueryUpdateRemovedItems"
/// The names of a file's facts.
public let NSMetadataItemFSNameKey = "kMDItemFSName"
public let NSMetadataItemDisplayNameKey = "kMDItemDisplayName"
public let NSMetadataItemURLKey = "kMDItemURL"
public let NSMetadataItemPathKey = "kMDItemPath"
public let NSMetadataItemFSSizeKey = "kMDItemFSSize"
public let NSMetadataItemFSCreationDateKey = "kMDItemFSCreationDate"
public let NSMetadataItemFSContentChangeDateKey = "kMDItemFSContentChangeDate"
public let NSMetadataItemContentTypeKey = "kMDItemContentType"
public let NSMetadataItemContentTypeTreeKey = "kMDItemContentTypeTree"
public let NSMetadataItemIsUbiquitousKey = "NSMetadataItemIsUbiquitousKey"
/// The names of a file's facts in iCloud.
public let NSMetadataUbiquitousItemHasUnresolvedConflictsKey = "NSMetadataUbiquitousItemHasUnresolvedConflictsKey"
public let NSMetadataUbiquitousItemDownloadingStatusKey = "NSMetadataUbiquitousItemDownloadingStatusKey"
public let NSMetadataUbiquitousItemDownloadingStatusNotDownloaded =
    "NSMetadataUbiquitousItemDownloadingStatusNotDownloaded"
public let NSMetadataUbiquitousItemDownloadingStatusDownloaded =
    "NSMetadataUbiquitousItemDownloadingStatusDownloaded"
public let NSMetadataUbiquitousItemDownloadingStatusCurrent = "NSMetadataUbiquitousItemDownloadingStatusCurrent"
public let NSMetadataUbiquitousItemIsDownloadingKey = "NSMetadataUbiquitousItemIsDownloadingKey"
public let NSMetadataUbiquitousItemIsUploadedKey = "NSMetadataUbiquitousItemIsUploadedKey"
public let NSMetadataUbiquitousItemIsUploadingKey = "NSMetadataUbiquitousItemIsUploadingKey"
public let NSMetadataUbiquitousItemPercentDownloadedKey = "NSMetadataUbiquitousItemPercentDownloadedKey"
public let NSMetadataUbiquitousItemPercentUploadedKey = "NSMetadataUbiquitousItemPercentUploadedKey"
public let NSMetadataUbiquitousItemDownloadingErrorKey = "NSMetadataUbiquitousItemDownloadingErrorKey"
public let NSMetadataUbiquitousItemUploadingErrorKey = "NSMetadataUbiquitousItemUploadingErrorKey"
public let NSMetadataUbiquitousItemDownloadRequestedKey = "NSMetadataUbiquitousItemDownloadRequestedKey"
public let NSMetadataUbiquitousItemIsExternalDocumentKey = "NSMetadataUbiquitousItemIsExternalDocumentKey"
public let NSMetadataUbiquitousItemContainerDisplayNameKey = "NSMetadataUbiquitousItemContainerDisplayNameKey"
public let NSMetadataUbiquitousItemIsSharedKey = "NSMetadataUbiquitousItemIsSharedKey"
