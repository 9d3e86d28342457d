public import Foundation

/// A page of the web, as it was before WebKit's. There is no connection: each load fails, and the delegate is told so. It is drawn
/// without content.
open class UIWebView: UIView {
    /// The cause of a load.
    public enum NavigationType: Int, Sendable {
        case linkClicked, formSubmitted, backForward, reload, formResubmitted, other
    }

    /// The way in which pages follow each other, and the places where they break.
    public enum PaginationMode: Int, Sendable {
        case unpaginated, leftToRight, topToBottom, bottomToTop, rightToLeft
    }
    public enum PaginationBreakingMode: Int, Sendable {
        case page, column
    }

    /// The delegate, the view that scrolls, and what was to be loaded last.
    open weak var delegate: (any UIWebViewDelegate)?
    public let scrollView = UIScrollView(frame: .zero)
    open private(set) var request: URLRequest?

    /// The looks and the words of a page; a picture has none.
    open var scalesPageToFit = false
    open var dataDetectorTypes: UIDataDetectorTypes = .phoneNumber
    open var suppressesIncrementalRendering = false
    open var keyboardDisplayRequiresUserAction = true
    open var allowsLinkPreview = false

    /// The choices of films within a page, which none plays.
    open var allowsInlineMediaPlayback = false
    open var mediaPlaybackRequiresUserAction = true
    open var mediaPlaybackAllowsAirPlay = true
    open var allowsPictureInPictureMediaPlayback = false

    /// The pages that one is cut into, with lengths in points: none.
    open var paginationMode = PaginationMode.unpaginated
    open var paginationBreakingMode = PaginationBreakingMode.page
    open var pageLength: CGFloat = 0
    open var gapBetweenPages: CGFloat = 0
    open var pageCount: Int { 0 }

    /// The state of loading, and the pages before and after this one: none.
    open var isLoading: Bool { false }
    open var canGoBack: Bool { false }
    open var canGoForward: Bool { false }

    /// Loads nothing: the delegate is asked whether it may be loaded, and told that it could not.
    open func loadRequest(_ request: URLRequest) { fail(request, .other) }
    open func loadHTMLString(_ string: String, baseURL: URL?) { fail(UIWebView.blank(baseURL), .other) }
    open func load(_ data: Data, mimeType MIMEType: String, textEncodingName: String, baseURL: URL) {
        fail(UIWebView.blank(baseURL), .other)
    }

    /// Loads nothing, once more.
    open func reload() {
        if let request { fail(request, .reload) }
    }

    /// Ends the loading, or moves among the pages shown before: there are none.
    open func stopLoading() {}
    open func goBack() {}
    open func goForward() {}

    /// - Returns: nil: there is no page in which it could run.
    open func stringByEvaluatingJavaScript(from script: String) -> String? { nil }

    private class func blank(_ url: URL?) -> URLRequest { URLRequest(url: url ?? URL(fileURLWithPath: "/")) }

    /// Asks the delegate, and tells it of the failure, when the caller is done.
    private func fail(_ request: URLRequest, _ type: NavigationType) {
        self.request = request
        DispatchQueue.main.async { [self] in
            MainActor.assumeIsolated {
                guard let delegate, delegate.webView(self, shouldStartLoadWith: request, navigationType: type) else {
                    return
                }
                delegate.webViewDidStartLoad(self)
                delegate.webView(self, didFailLoadWithError: URLError(.notConnectedToInternet))
            }
        }
    }
}

/// The names that its types had before Swift 4.2.
public typealias UIWebViewNavigationType = UIWebView.NavigationType
public typealias UIWebPaginationMode = UIWebView.PaginationMode
public typealias UIWebPaginationBreakingMode = UIWebView.PaginationBreakingMode

/// The delegate of such a page.
@MainActor @preconcurrency
public protocol UIWebViewDelegate: NSObjectProtocol {
    /// The question whether something may be loaded; it may where the delegate does not answer.
    func webView(
        _ webView: UIWebView, shouldStartLoadWith request: URLRequest, navigationType: UIWebView.NavigationType
    ) -> Bool

    /// The calls of a load that begins, ends or fails. None ends here.
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
