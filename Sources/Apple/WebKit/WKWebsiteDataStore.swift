public import Foundation

/// A place for what pages keep. None keeps anything here.
open class WKWebsiteDataStore: NSObject {
    /// The stores of pages' data.
    nonisolated(unsafe) private static let shared = WKWebsiteDataStore()
    /// The store of all pages, and one of a name.
    open class func `default`() -> WKWebsiteDataStore { shared }
    public convenience init(forIdentifier identifier: UUID) {
        self.init()
        self.identifier = identifier
    }
    /// The name of the store; nil for that of all pages.
    open private(set) var identifier: UUID?

    public override init() {}
    /// A store that is gone with the app, and the kinds of data, all of which are none.
    open class func nonPersistent() -> WKWebsiteDataStore { WKWebsiteDataStore() }
    public let httpCookieStore = WKHTTPCookieStore()
    open var isPersistent: Bool { false }
    open class func allWebsiteDataTypes() -> Set<String> {
        [
            WKWebsiteDataTypeCookies, WKWebsiteDataTypeDiskCache, WKWebsiteDataTypeMemoryCache,
            WKWebsiteDataTypeFetchCache, WKWebsiteDataTypeLocalStorage, WKWebsiteDataTypeSessionStorage,
            WKWebsiteDataTypeIndexedDBDatabases, WKWebsiteDataTypeWebSQLDatabases,
            WKWebsiteDataTypeOfflineWebApplicationCache, WKWebsiteDataTypeServiceWorkerRegistrations,
        ]
    }
    /// The records of pages, of which there are none, and their removal.
    open func dataRecords(ofTypes dataTypes: Set<String>) async -> [WKWebsiteDataRecord] { [] }
    open func removeData(ofTypes dataTypes: Set<String>, modifiedSince date: Date) async {}
    open func removeData(ofTypes dataTypes: Set<String>, for dataRecords: [WKWebsiteDataRecord]) async {}
    open class func remove(forIdentifier identifier: UUID, completionHandler: @escaping ((any Error)?) -> Void) {
        completionHandler(nil)
    }
    /// Tells of the names of stores: none.
    open class func fetchAllDataStoreIdentifiers(_ completionHandler: @escaping ([UUID]) -> Void) {
        completionHandler([])
    }
    /// Tells of the records: none.
    open func fetchDataRecords(
        ofTypes dataTypes: Set<String>, completionHandler: @escaping ([WKWebsiteDataRecord]) -> Void
    ) { completionHandler([]) }
    /// Removes records, and says so.
    open func removeData(
        ofTypes dataTypes: Set<String>, modifiedSince date: Date, completionHandler: @escaping () -> Void
    ) { completionHandler() }
    open func removeData(
        ofTypes dataTypes: Set<String>, for dataRecords: [WKWebsiteDataRecord], completionHandler: @escaping () -> Void
    ) { completionHandler() }
}

/// The data of a page's origin.
open class WKWebsiteDataRecord: NSObject {
    /// The name of the origin, and the kinds of data.
    open var displayName: String { "" }
    open var dataTypes: Set<String> { [] }
}

/// The cookies of pages: those that the program itself sets.
open class WKHTTPCookieStore: NSObject {
    private var cookies: [HTTPCookie] = []
    private var observers: [Observer] = []

    private struct Observer {
        weak var object: (any WKHTTPCookieStoreObserver)?
    }

    /// Adds or removes who is told of changes.
    open func add(_ observer: any WKHTTPCookieStoreObserver) { observers.append(Observer(object: observer)) }
    open func remove(_ observer: any WKHTTPCookieStoreObserver) {
        observers.removeAll { $0.object == nil || $0.object === observer }
    }

    private func tell() {
        nonisolated(unsafe) let (told, store) = (observers, self)
        DispatchQueue.main.async {
            MainActor.assumeIsolated { for observer in told { observer.object?.cookiesDidChange(in: store) } }
        }
    }

    /// Sets, removes or gives cookies.
    open func setCookie(_ cookie: HTTPCookie, completionHandler: (() -> Void)? = nil) {
        cookies.removeAll { $0.name == cookie.name && $0.domain == cookie.domain && $0.path == cookie.path }
        cookies.append(cookie)
        tell()
        completionHandler?()
    }
    open func delete(_ cookie: HTTPCookie, completionHandler: (() -> Void)? = nil) {
        cookies.removeAll { $0.name == cookie.name && $0.domain == cookie.domain && $0.path == cookie.path }
        tell()
        completionHandler?()
    }
    open func getAllCookies(_ completionHandler: @escaping ([HTTPCookie]) -> Void) { completionHandler(cookies) }
    open func setCookie(_ cookie: HTTPCookie) async { setCookie(cookie, completionHandler: nil) }
    open func deleteCookie(_ cookie: HTTPCookie) async { delete(cookie) }
    open func allCookies() async -> [HTTPCookie] { cookies }
}

/// An object that is told of changed cookies.
@MainActor @preconcurrency
public protocol WKHTTPCookieStoreObserver: NSObjectProtocol {
    /// Called when a cookie was set or deleted.
    func cookiesDidChange(in cookieStore: WKHTTPCookieStore)
}

extension WKHTTPCookieStoreObserver {
    public func cookiesDidChange(in cookieStore: WKHTTPCookieStore) {}
}
