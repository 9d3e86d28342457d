// `import WebKit` where Apple's framework is missing. It brings Foundation, Combine and UIKit's names along.
@_exported public import Combine
@_exported public import Foundation
@_exported public import UIKit

/// A page of the web. There is no connection: each load fails, and the delegate is told so. It is drawn as a box with the name of
/// its representable.
open class WKWebView: UIView, _UndrawnResponder {
    /// The options of the view, and its delegates.
    public let configuration: WKWebViewConfiguration
    open weak var navigationDelegate: (any WKNavigationDelegate)?
    open weak var uiDelegate: (any WKUIDelegate)?
    open var allowsBackForwardNavigationGestures = false
    open var allowsLinkPreview = true
    open var customUserAgent: String?
    open private(set) var url: URL?
    public let scrollView = UIScrollView(frame: .zero)
    open var isInspectable = false
    open var pageZoom: CGFloat = 1
    open var magnification: CGFloat = 1
    open var underPageBackgroundColor: UIColor! = .systemBackground
    open var themeColor: UIColor? { nil }
    open var hasOnlySecureContent: Bool { false }
    open var isFindInteractionEnabled = false
    open var mediaType: String?
    open var interactionState: Any?
    open var obscuredContentInsets = UIEdgeInsets.zero
    open var backForwardList: WKBackForwardList { WKBackForwardList() }

    /// Takes no picture, or no document: the completion is given ``WKError/Code/webContentProcessTerminated``.
    open func takeSnapshot(
        with snapshotConfiguration: WKSnapshotConfiguration?,
        completionHandler: @escaping (UIImage?, (any Error)?) -> Void
    ) { completionHandler(nil, WKError(.webContentProcessTerminated)) }
    open func createPDF(
        configuration: WKPDFConfiguration = WKPDFConfiguration(),
        completionHandler: @escaping (Result<Data, any Error>) -> Void
    ) { completionHandler(.failure(WKError(.webContentProcessTerminated))) }
    open func callAsyncJavaScript(
        _ functionBody: String, arguments: [String: Any] = [:], in frame: WKFrameInfo? = nil,
        contentWorld: WKContentWorld
    ) async throws -> Any? { throw WKError(.webContentProcessTerminated) }
    @discardableResult open func reloadFromOrigin() -> WKNavigation? { reload() }
    @discardableResult open func go(to item: WKBackForwardListItem) -> WKNavigation? { nil }

    /// Creates a view with a frame in points.
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

    /// Creates the view of a storyboard or a nib; other archives hold nothing that is read.
    public required init?(coder: NSCoder) {
        configuration = WKWebViewConfiguration()
        super.init(coder: coder)
    }

    /// The page that is shown, and the state of loading.
    open var title: String? { nil }
    open var isLoading: Bool { false }
    open var estimatedProgress: Double { 0 }
    open var canGoBack: Bool { false }
    open var canGoForward: Bool { false }

    /// Loads nothing: the delegate is asked whether it may be loaded, and told that it could not.
    @discardableResult open func load(_ request: URLRequest) -> WKNavigation? {
        url = request.url
        return fail(request)
    }

    /// Loads nothing: the delegate is told that it could not be loaded.
    @discardableResult open func loadHTMLString(_ string: String, baseURL: URL?) -> WKNavigation? {
        url = baseURL
        return fail(URLRequest(url: baseURL ?? WKWebView.blank))
    }

    /// Loads nothing: the delegate is told that it could not be loaded.
    @discardableResult open func loadFileURL(_ URL: URL, allowingReadAccessTo readAccessURL: URL) -> WKNavigation? {
        url = URL
        return fail(URLRequest(url: URL))
    }

    /// - Returns: nil: there is no page before this one.
    @discardableResult open func goBack() -> WKNavigation? { nil }
    /// - Returns: nil: there is no page after this one.
    @discardableResult open func goForward() -> WKNavigation? { nil }

    /// Loads nothing, once more; nil where nothing was to be loaded.
    @discardableResult open func reload() -> WKNavigation? { url.flatMap { fail(URLRequest(url: $0)) } }

    /// Ends the loading, or moves among the pages shown before.
    open func stopLoading() {}

    /// Runs nothing: `completionHandler` is given ``WKError/Code/webContentProcessTerminated``, for there is no page.
    open func evaluateJavaScript(
        _ javaScriptString: String, completionHandler: ((Any?, (any Error)?) -> Void)? = nil
    ) { completionHandler?(nil, WKError(.webContentProcessTerminated)) }

    /// - Throws: ``WKError/Code/webContentProcessTerminated``: there is no page.
    open func evaluateJavaScript(_ javaScriptString: String) async throws -> Any? {
        throw WKError(.webContentProcessTerminated)
    }

    private static let blank = URL(fileURLWithPath: "/")
    private var isTelling = false

    /// Asks the delegate, and tells it of the failure, when the caller is done. A load that the delegate asks for as it is told, as
    /// that of a page of the error, is not told of: it would fail without end.
    private func fail(_ request: URLRequest) -> WKNavigation {
        let navigation = WKNavigation()
        if isTelling { return navigation }
        DispatchQueue.main.async { [self] in
            MainActor.assumeIsolated {
                navigationDelegate?.webView(self, decidePolicyFor: WKNavigationAction(request: request)) { [self] in
                    guard $0 == .allow, let navigationDelegate else { return }
                    let error = URLError(.notConnectedToInternet)
                    isTelling = true
                    defer { isTelling = false }
                    navigationDelegate.webView(self, didStartProvisionalNavigation: navigation)
                    navigationDelegate.webView(self, didFailProvisionalNavigation: navigation, withError: error)
                }
            }
        }
        return navigation
    }
}

extension WKWebView {
    enum Outlets: _OutletTable {
        static func _connect(_ name: String, _ value: Any?, _ holder: WKWebView) -> Bool {
            switch name {
            case "navigationDelegate": holder.navigationDelegate = _outlet(value)
            case "uiDelegate": holder.uiDelegate = _outlet(value)
            default: return false
            }
            return true
        }
    }
}
