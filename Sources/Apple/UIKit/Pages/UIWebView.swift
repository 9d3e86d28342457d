public import Foundation
public import FoundationNetworking

/// A page of the web, of the time before WebKit's view. UIKit's class. There is no connection: each load fails, and the delegate is told
/// so. It is drawn empty.
open class UIWebView: UIView, _UndrawnResponder {
    /// The reason for a load.
    public enum NavigationType: Int, Sendable {
        case linkClicked, formSubmitted, backForward, reload, formResubmitted, other
    }

    /// The way in which a page becomes several.
    public enum PaginationMode: Int, Sendable {
        case unpaginated, leftToRight, topToBottom, bottomToTop, rightToLeft
    }
    /// The places at which a page breaks.
    public enum PaginationBreakingMode: Int, Sendable {
        case page, column
    }

    /// The delegate, and the view that scrolls.
    open weak var delegate: (any UIWebViewDelegate)?
    public let scrollView = UIScrollView(frame: .zero)

    /// The choices of what is shown and played. Nothing here reads them.
    open var scalesPageToFit = false
    open var dataDetectorTypes: UIDataDetectorTypes = .phoneNumber
    open var allowsInlineMediaPlayback = false
    open var mediaPlaybackRequiresUserAction = true
    open var mediaPlaybackAllowsAirPlay = true
    open var allowsPictureInPictureMediaPlayback = true
    open var suppressesIncrementalRendering = false
    open var keyboardDisplayRequiresUserAction = true
    open var allowsLinkPreview = false

    /// The pages; lengths in points.
    open var paginationMode = PaginationMode.unpaginated
    open var paginationBreakingMode = PaginationBreakingMode.page
    open var pageLength: CGFloat = 0
    open var gapBetweenPages: CGFloat = 0
    open var pageCount: Int { 0 }

    /// The request that was asked for last.
    open private(set) var request: URLRequest?

    /// Loads nothing: the delegate is asked whether it may be loaded, and told that it could not.
    open func loadRequest(_ request: URLRequest) { fail(request, .other) }
    open func loadHTMLString(_ string: String, baseURL: URL?) { fail(URLRequest(url: baseURL ?? Self.blank), .other) }
    open func load(_ data: Data, mimeType MIMEType: String, textEncodingName: String, baseURL: URL) {
        fail(URLRequest(url: baseURL), .other)
    }

    /// Loads nothing, once more.
    open func reload() {
        if let request { fail(request, .reload) }
    }

    /// Ends the loading, or moves among the pages shown before, of which there are none.
    open func stopLoading() {}
    open func goBack() {}
    open func goForward() {}
    open var canGoBack: Bool { false }
    open var canGoForward: Bool { false }
    open var isLoading: Bool { false }

    /// Runs nothing.
    ///
    /// - Returns: nil: there is no page.
    open func stringByEvaluatingJavaScript(from script: String) -> String? { nil }

    private static let blank = URL(fileURLWithPath: "/")
    private var isTelling = false

    /// Asks the delegate, and tells it of the failure, when the caller is done. A load that the delegate asks for as it is told, as
    /// that of a page of the error, is not told of: it would fail without end.
    private func fail(_ request: URLRequest, _ type: NavigationType) {
        self.request = request
        if isTelling { return }
        DispatchQueue.main.async { [self] in
            MainActor.assumeIsolated {
                guard let delegate, delegate.webView(self, shouldStartLoadWith: request, navigationType: type) else {
                    return
                }
                isTelling = true
                defer { isTelling = false }
                delegate.webViewDidStartLoad(self)
                delegate.webView(self, didFailLoadWithError: URLError(.notConnectedToInternet))
            }
        }
    }
}

/// The delegate of such a page. UIKit's protocol.
@MainActor @preconcurrency
public protocol UIWebViewDelegate: NSObjectProtocol {
    /// The question whether a page may be loaded.
    func webView(
        _ webView: UIWebView, shouldStartLoadWith request: URLRequest, navigationType: UIWebView.NavigationType
    ) -> Bool

    /// The calls of a load's life.
    func webViewDidStartLoad(_ webView: UIWebView)
    func webViewDidFinishLoad(_ webView: UIWebView)
    func webView(_ webView: UIWebView, didFailLoadWithError error: any Error)
}

extension UIWebViewDelegate {
    public func webView(
        _ webView: UIWebView, shouldStartLoadWith request: URLRequest, navigationType: UIWebView.NavigationType
    ) -> Bool { true }
    public func webViewDidStartLoad(_ webView: UIWebView) {}
    public func webViewDidFinishLoad(_ webView: UIWebView) {}
    public func webView(_ webView: UIWebView, didFailLoadWithError error: any Error) {}
}
