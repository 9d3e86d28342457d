public import Foundation
public import UIKit

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
    open var selectionGranularity = WKSelectionGranularity.dynamic
    open var upgradeKnownHostsToHTTPS = true
    open var supportsAdaptiveImageGlyph = false
    open var writingToolsBehavior = UIWritingToolsBehavior.default
    open var allowsInlinePredictions = false
    open var showsSystemScreenTimeBlockingView = true
    private var handlers: [String: any WKURLSchemeHandler] = [:]
    open func setURLSchemeHandler(_ urlSchemeHandler: (any WKURLSchemeHandler)?, forURLScheme urlScheme: String) {
        handlers[urlScheme.lowercased()] = urlSchemeHandler
    }
    open func urlSchemeHandler(forURLScheme urlScheme: String) -> (any WKURLSchemeHandler)? {
        handlers[urlScheme.lowercased()]
    }
    open var allowsPictureInPictureMediaPlayback = true
    open var mediaTypesRequiringUserActionForPlayback: WKAudiovisualMediaTypes = []
    open var preferences = WKPreferences()
    open var defaultWebpagePreferences: WKWebpagePreferences! = WKWebpagePreferences()
    open var userContentController = WKUserContentController()
    open var websiteDataStore = WKWebsiteDataStore.nonPersistent()

    public override init() {}
}

/// The unit in which text is selected.
public enum WKSelectionGranularity: Int, Sendable {
    case dynamic, character
}

/// Kinds of films and sounds.
public struct WKAudiovisualMediaTypes: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }

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
    open var isFraudulentWebsiteWarningEnabled = true
    open var isElementFullscreenEnabled = false
    open var isTextInteractionEnabled = true
    open var isSiteSpecificQuirksModeEnabled = true
    open var shouldPrintBackgrounds = false
    open var inactiveSchedulingPolicy = InactiveSchedulingPolicy.suspend

    /// The work of a page that is not seen.
    public enum InactiveSchedulingPolicy: Int, Sendable {
        case suspend, throttle, none
    }

    public override init() {}
}

/// Settings of a page.
open class WKWebpagePreferences: NSObject {
    /// Indicates whether pages may run scripts.
    open var allowsContentJavaScript = true
    open var preferredContentMode = ContentMode.recommended
    open var isLockdownModeEnabled = false
    open var preferredHTTPSNavigationPolicy = UpgradeToHTTPSPolicy.keepAsRequested

    /// The use of a secure connection in place of one that is not.
    public enum UpgradeToHTTPSPolicy: Int, Sendable {
        case keepAsRequested, automaticFallbackToHTTP, userMediatedFallbackToHTTP, errorOnFailure
    }

    /// The form of a page: as for a phone, or for a computer.
    public enum ContentMode: Int, Sendable {
        case recommended, mobile, desktop
    }

    public override init() {}
}

/// The data that is found in a page.
public struct WKDataDetectorTypes: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let phoneNumber = WKDataDetectorTypes(rawValue: 1)
    public static let link = WKDataDetectorTypes(rawValue: 2)
    public static let address = WKDataDetectorTypes(rawValue: 4)
    public static let calendarEvent = WKDataDetectorTypes(rawValue: 8)
    public static let trackingNumber = WKDataDetectorTypes(rawValue: 16)
    public static let flightNumber = WKDataDetectorTypes(rawValue: 32)
    public static let lookupSuggestion = WKDataDetectorTypes(rawValue: 64)
    public static let all = WKDataDetectorTypes(rawValue: .max)
}

/// Processes that pages share.
open class WKProcessPool: NSObject {}
