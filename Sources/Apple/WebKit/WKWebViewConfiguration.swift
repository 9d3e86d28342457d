public import Foundation

/// A way of showing pages.
open class WKWebViewConfiguration: NSObject {
    /// The options of media, of scripts and of data.
    open var allowsInlineMediaPlayback = false
    open var allowsAirPlayForMediaPlayback = true
    open var suppressesIncrementalRendering = false
    open var applicationNameForUserAgent: String?
    open var dataDetectorTypes: WKDataDetectorTypes = []
    open var limitsNavigationsToAppBoundDomains = false
    open var ignoresViewportScaleLimits = false
    open var processPool = WKProcessPool()
    open func setURLSchemeHandler(_ urlSchemeHandler: AnyObject?, forURLScheme urlScheme: String) {}
    open var allowsPictureInPictureMediaPlayback = true
    open var mediaTypesRequiringUserActionForPlayback: WKAudiovisualMediaTypes = []
    open var preferences = WKPreferences()
    open var defaultWebpagePreferences: WKWebpagePreferences! = WKWebpagePreferences()
    open var userContentController = WKUserContentController()
    open var websiteDataStore = WKWebsiteDataStore.nonPersistent()

    public override init() {}
}

/// Kinds of films and sounds.
public struct WKAudiovisualMediaTypes: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) {
        self.rawValue = rawValue
    }

    public static let audio = WKAudiovisualMediaTypes(rawValue: 1)
    public static let video = WKAudiovisualMediaTypes(rawValue: 2)
    public static let all: WKAudiovisualMediaTypes = [.audio, .video]
}

/// Settings of all pages.
open class WKPreferences: NSObject {
    /// The preferences of pages.
    open var javaScriptEnabled = true
    open var javaScriptCanOpenWindowsAutomatically = false
    open var minimumFontSize: CGFloat = 0

    public override init() {}
}

/// Settings of a page.
open class WKWebpagePreferences: NSObject {
    /// Indicates whether pages may run scripts.
    open var allowsContentJavaScript = true
    open var preferredContentMode = ContentMode.recommended

    /// The form of a page: as for a phone, or for a computer.
    public enum ContentMode: Int, Sendable {
        case recommended, mobile, desktop
    }

    public override init() {}
}

/// A place for what pages keep. None keeps anything here.
open class WKWebsiteDataStore: NSObject {
    /// The stores of pages' data.
    open class func `default`() -> WKWebsiteDataStore { WKWebsiteDataStore() }
    open class func nonPersistent() -> WKWebsiteDataStore { WKWebsiteDataStore() }
    public let httpCookieStore = WKHTTPCookieStore()
    open var isPersistent: Bool { false }
    open class func allWebsiteDataTypes() -> Set<String> { [] }
    open func fetchDataRecords(
        ofTypes dataTypes: Set<String>, completionHandler: @escaping ([WKWebsiteDataRecord]) -> Void
    ) { completionHandler([]) }
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

    /// Sets, removes or gives cookies.
    open func setCookie(_ cookie: HTTPCookie, completionHandler: (() -> Void)? = nil) {
        cookies.append(cookie)
        completionHandler?()
    }
    open func delete(_ cookie: HTTPCookie, completionHandler: (() -> Void)? = nil) {
        cookies.removeAll { $0 === cookie }
        completionHandler?()
    }
    open func getAllCookies(_ completionHandler: @escaping ([HTTPCookie]) -> Void) { completionHandler(cookies) }
}

/// The data that is found in a page.
public struct WKDataDetectorTypes: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) {
        self.rawValue = rawValue
    }

    public static let phoneNumber = WKDataDetectorTypes(rawValue: 1)
    public static let link = WKDataDetectorTypes(rawValue: 2)
    public static let all = WKDataDetectorTypes(rawValue: .max)
}

/// Processes that pages share.
open class WKProcessPool: NSObject {}

/// The pages before and after.
open class WKBackForwardList: NSObject {
    /// The pages: none.
    open var currentItem: WKBackForwardListItem? { nil }
    open var backItem: WKBackForwardListItem? { nil }
    open var forwardItem: WKBackForwardListItem? { nil }
    open var backList: [WKBackForwardListItem] { [] }
    open var forwardList: [WKBackForwardListItem] { [] }
}

/// A page that was shown.
open class WKBackForwardListItem: NSObject {
    /// The address and the title.
    open var url: URL { URL(fileURLWithPath: "/") }
    open var title: String? { nil }
}

/// The picture that is taken of a page.
open class WKSnapshotConfiguration: NSObject {
    public override init() {}
    /// The part of the page, in points.
    open var rect = CGRect.null
    open var snapshotWidth: NSNumber?
    open var afterScreenUpdates = true
}

/// The document that is made of a page.
open class WKPDFConfiguration: NSObject {
    public override init() {}
    open var rect: CGRect?
}

/// A world of scripts.
open class WKContentWorld: NSObject, @unchecked Sendable {
    public static let page = WKContentWorld()
    public static let defaultClient = WKContentWorld()
}
