public import Foundation
public import UIKit

/// A load of a page.
open class WKNavigation: NSObject {
    /// The form of the page.
    open var effectiveContentMode: WKWebpagePreferences.ContentMode { .recommended }
}

/// A frame of a page.
open class WKFrameInfo: NSObject {
    /// Indicates whether the frame is the page's own.
    open var isMainFrame: Bool { true }
    /// The request by which the frame was loaded.
    open var request: URLRequest { URLRequest(url: URL(fileURLWithPath: "/")) }
    open var securityOrigin: WKSecurityOrigin { WKSecurityOrigin() }
    open weak var webView: WKWebView? { nil }
}

/// A wish to load a page.
open class WKNavigationAction: NSObject {
    /// The request of the action.
    open private(set) var request: URLRequest

    init(request: URLRequest) {
        self.request = request
    }
    /// Creates an action without an address.
    public override convenience init() { self.init(request: URLRequest(url: URL(fileURLWithPath: "/"))) }

    /// The kind of the action.
    open var navigationType: WKNavigationType { .other }
    open var targetFrame: WKFrameInfo? { nil }
    open var sourceFrame: WKFrameInfo { WKFrameInfo() }
    open var shouldPerformDownload: Bool { false }
    open var modifierFlags: UIKeyModifierFlags { [] }
    open var buttonNumber: UIEvent.ButtonMask { [] }
    open var isContentRuleListRedirect: Bool { false }
}

/// A server's answer. None comes here.
open class WKNavigationResponse: NSObject {
    /// The answer, and the frame that it is for.
    open var response: URLResponse {
        URLResponse(
            url: URL(fileURLWithPath: "/"), mimeType: nil, expectedContentLength: 0, textEncodingName: nil)
    }
    open var isForMainFrame: Bool { true }
    open var canShowMIMEType: Bool { true }
}

/// A page's wishes for a window.
open class WKWindowFeatures: NSObject {
    /// The wishes: none.
    open var menuBarVisibility: NSNumber? { nil }
    open var statusBarVisibility: NSNumber? { nil }
    open var toolbarsVisibility: NSNumber? { nil }
    open var allowsResizing: NSNumber? { nil }
    open var x: NSNumber? { nil }
    open var y: NSNumber? { nil }
    open var width: NSNumber? { nil }
    open var height: NSNumber? { nil }
}

/// A reason to load a page.
public enum WKNavigationType: Int, Sendable {
    case linkActivated, formSubmitted, backForward, reload, formResubmitted
    case other = -1
}

/// A decision about a wish to load a page.
public enum WKNavigationActionPolicy: Int, Sendable {
    case cancel, allow, download
}

/// A decision about a server's answer.
public enum WKNavigationResponsePolicy: Int, Sendable {
    case cancel, allow, download
}
