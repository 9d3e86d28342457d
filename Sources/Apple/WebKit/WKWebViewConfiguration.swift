public import Foundation

/// A way of showing pages.
open class WKWebViewConfiguration: NSObject {
    /// The options of media, of scripts and of data.
    open var allowsInlineMediaPlayback = false
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

    public override init() {}
}

/// A place for what pages keep. None keeps anything here.
open class WKWebsiteDataStore: NSObject {
    /// The stores of pages' data.
    open class func `default`() -> WKWebsiteDataStore { WKWebsiteDataStore() }
    open class func nonPersistent() -> WKWebsiteDataStore { WKWebsiteDataStore() }
}
