// `import WebKit` where Apple's framework is missing. It brings Foundation, Combine and UIKit's names along.
@_exported public import Combine
@_exported public import Foundation
@_exported public import Tintype

/// Shows pages of the web. Nothing is loaded: it is drawn as a box with the name of its representable, and tells nothing.
open class WKWebView: UIView {
    public let configuration: WKWebViewConfiguration
    open weak var navigationDelegate: (any WKNavigationDelegate)?
    open weak var uiDelegate: (any WKUIDelegate)?
    open var allowsBackForwardNavigationGestures = false
    open var allowsLinkPreview = true
    open var customUserAgent: String?
    open private(set) var url: URL?
    public let scrollView = UIScrollView(frame: .zero)

    public init(frame: CGRect, configuration: WKWebViewConfiguration) {
        self.configuration = configuration
        super.init(frame: frame)
    }

    public convenience override init(frame: CGRect) {
        self.init(frame: frame, configuration: WKWebViewConfiguration())
    }

    public convenience init() {
        self.init(frame: .zero, configuration: WKWebViewConfiguration())
    }

    /// Nothing is read from archives here.
    public required init?(coder: NSCoder) {
        nil
    }

    open var title: String? { nil }
    open var isLoading: Bool { false }
    open var estimatedProgress: Double { 0 }
    open var canGoBack: Bool { false }
    open var canGoForward: Bool { false }

    @discardableResult open func load(_ request: URLRequest) -> WKNavigation? {
        url = request.url
        return nil
    }
    @discardableResult open func loadHTMLString(_ string: String, baseURL: URL?) -> WKNavigation? { nil }
    @discardableResult open func loadFileURL(_ URL: URL, allowingReadAccessTo readAccessURL: URL) -> WKNavigation? {
        url = URL
        return nil
    }
    @discardableResult open func goBack() -> WKNavigation? { nil }
    @discardableResult open func goForward() -> WKNavigation? { nil }
    @discardableResult open func reload() -> WKNavigation? { nil }
    open func stopLoading() {}
    open func evaluateJavaScript(
        _ javaScriptString: String, completionHandler: ((Any?, (any Error)?) -> Void)? = nil
    ) {}
}

/// How pages are shown.
open class WKWebViewConfiguration: NSObject {
    open var allowsInlineMediaPlayback = false
    open var allowsPictureInPictureMediaPlayback = true
    open var mediaTypesRequiringUserActionForPlayback: WKAudiovisualMediaTypes = []
    open var preferences = WKPreferences()
    open var defaultWebpagePreferences: WKWebpagePreferences! = WKWebpagePreferences()
    open var userContentController = WKUserContentController()
    open var websiteDataStore = WKWebsiteDataStore.nonPersistent()

    public override init() {}
}

public struct WKAudiovisualMediaTypes: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) {
        self.rawValue = rawValue
    }

    public static let audio = WKAudiovisualMediaTypes(rawValue: 1)
    public static let video = WKAudiovisualMediaTypes(rawValue: 2)
    public static let all: WKAudiovisualMediaTypes = [.audio, .video]
}

open class WKPreferences: NSObject {
    open var javaScriptEnabled = true
    open var javaScriptCanOpenWindowsAutomatically = false
    open var minimumFontSize: CGFloat = 0

    public override init() {}
}

open class WKWebpagePreferences: NSObject {
    open var allowsContentJavaScript = true

    public override init() {}
}

open class WKWebsiteDataStore: NSObject {
    open class func `default`() -> WKWebsiteDataStore { WKWebsiteDataStore() }
    open class func nonPersistent() -> WKWebsiteDataStore { WKWebsiteDataStore() }
}

/// What a page can say to the app. None says anything here.
open class WKUserContentController: NSObject {
    public override init() {}
    open func add(_ scriptMessageHandler: any WKScriptMessageHandler, name: String) {}
    open func addUserScript(_ userScript: WKUserScript) {}
    open func removeScriptMessageHandler(forName name: String) {}
}

open class WKUserScript: NSObject {
    public enum InjectionTime: Int, Sendable {
        case atDocumentStart, atDocumentEnd
    }

    public let source: String

    public init(source: String, injectionTime: InjectionTime, forMainFrameOnly: Bool) {
        self.source = source
    }
}

open class WKScriptMessage: NSObject {
    open var name: String { "" }
    open var body: Any { "" }
}

public protocol WKScriptMessageHandler: NSObjectProtocol {
    func userContentController(
        _ userContentController: WKUserContentController, didReceive message: WKScriptMessage)
}

open class WKNavigation: NSObject {}

open class WKFrameInfo: NSObject {
    open var isMainFrame: Bool { true }
}

open class WKNavigationAction: NSObject {
    open var request: URLRequest { URLRequest(url: URL(fileURLWithPath: "/")) }
    open var navigationType: WKNavigationType { .other }
    open var targetFrame: WKFrameInfo? { nil }
}

open class WKNavigationResponse: NSObject {}

open class WKWindowFeatures: NSObject {}

public enum WKNavigationType: Int, Sendable {
    case linkActivated, formSubmitted, backForward, reload, formResubmitted
    case other = -1
}

public enum WKNavigationActionPolicy: Int, Sendable {
    case cancel, allow, download
}

public enum WKNavigationResponsePolicy: Int, Sendable {
    case cancel, allow, download
}

/// What is told of pages. Nothing is told here.
@MainActor @preconcurrency
public protocol WKNavigationDelegate: NSObjectProtocol {
    func webView(_ webView: WKWebView, didStartProvisionalNavigation navigation: WKNavigation!)
    func webView(_ webView: WKWebView, didCommit navigation: WKNavigation!)
    func webView(_ webView: WKWebView, didFinish navigation: WKNavigation!)
    func webView(_ webView: WKWebView, didFail navigation: WKNavigation!, withError error: any Error)
    func webView(
        _ webView: WKWebView, didFailProvisionalNavigation navigation: WKNavigation!, withError error: any Error)
    func webView(
        _ webView: WKWebView, decidePolicyFor navigationAction: WKNavigationAction,
        decisionHandler: @escaping (WKNavigationActionPolicy) -> Void)
    func webViewWebContentProcessDidTerminate(_ webView: WKWebView)
}

extension WKNavigationDelegate {
    public func webView(_ webView: WKWebView, didStartProvisionalNavigation navigation: WKNavigation!) {}
    public func webView(_ webView: WKWebView, didCommit navigation: WKNavigation!) {}
    public func webView(_ webView: WKWebView, didFinish navigation: WKNavigation!) {}
    public func webView(_ webView: WKWebView, didFail navigation: WKNavigation!, withError error: any Error) {}
    public func webView(
        _ webView: WKWebView, didFailProvisionalNavigation navigation: WKNavigation!, withError error: any Error
    ) {}
    public func webView(
        _ webView: WKWebView, decidePolicyFor navigationAction: WKNavigationAction,
        decisionHandler: @escaping (WKNavigationActionPolicy) -> Void
    ) {}
    public func webViewWebContentProcessDidTerminate(_ webView: WKWebView) {}
}

/// What pages ask of the app around them. They ask nothing here.
@MainActor @preconcurrency
public protocol WKUIDelegate: NSObjectProtocol {
    func webView(
        _ webView: WKWebView, createWebViewWith configuration: WKWebViewConfiguration,
        for navigationAction: WKNavigationAction, windowFeatures: WKWindowFeatures
    ) -> WKWebView?
}

extension WKUIDelegate {
    public func webView(
        _ webView: WKWebView, createWebViewWith configuration: WKWebViewConfiguration,
        for navigationAction: WKNavigationAction, windowFeatures: WKWindowFeatures
    ) -> WKWebView? { nil }
}

/// A page of the web in SwiftUI. Nothing is loaded: a box that says so.
public struct WebView: View {
    private let url: URL?

    public init(url: URL?) {
        self.url = url
    }

    public var body: some View {
        Color(white: 0.5, opacity: 0.12)
            .overlay { Text(verbatim: url?.host() ?? "WebView").font(.caption).foregroundStyle(.secondary) }
    }
}
