public import Foundation

/// An object that answers requests of the app's own scheme. No page asks here.
@MainActor @preconcurrency
public protocol WKURLSchemeHandler: NSObjectProtocol {
    /// Begins and ends an answer.
    func webView(_ webView: WKWebView, start urlSchemeTask: any WKURLSchemeTask)
    func webView(_ webView: WKWebView, stop urlSchemeTask: any WKURLSchemeTask)
}

/// A request of the app's own scheme.
public protocol WKURLSchemeTask: NSObjectProtocol {
    /// The request, and the parts of its answer.
    var request: URLRequest { get }
    func didReceive(_ response: URLResponse)
    func didReceive(_ data: Data)
    func didFinish()
    func didFailWithError(_ error: any Error)
}
