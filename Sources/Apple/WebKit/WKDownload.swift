public import Foundation

/// A file that a page gives. There is no connection: it fails, and the delegate is told so.
@MainActor @preconcurrency
open class WKDownload: NSObject {
    /// The request, the delegate, and the view.
    public let originalRequest: URLRequest?
    open private(set) weak var webView: WKWebView?
    open weak var delegate: (any WKDownloadDelegate)?
    public let progress = Progress(totalUnitCount: 1)
    open var isUserInitiated: Bool { false }
    open var originatingFrame: WKFrameInfo { WKFrameInfo() }

    init(request: URLRequest?, webView: WKWebView) {
        originalRequest = request
        self.webView = webView
        super.init()
        DispatchQueue.main.async { [self] in
            MainActor.assumeIsolated {
                delegate?.download(self, didFailWithError: URLError(.notConnectedToInternet), resumeData: nil)
            }
        }
    }

    /// Ends the download: the completion is given no data to go on with.
    open func cancel(_ completionHandler: ((Data?) -> Void)? = nil) { completionHandler?(nil) }
    open func cancel() async -> Data? { nil }
}

/// An object that is told of a download.
@MainActor @preconcurrency
public protocol WKDownloadDelegate: NSObjectProtocol {
    /// The place of the file, and the calls of its end.
    func download(
        _ download: WKDownload, decideDestinationUsing response: URLResponse, suggestedFilename: String,
        completionHandler: @escaping (URL?) -> Void)
    func download(
        _ download: WKDownload, decideDestinationUsing response: URLResponse, suggestedFilename: String
    ) async -> URL?
    func downloadDidFinish(_ download: WKDownload)
    func download(_ download: WKDownload, didFailWithError error: any Error, resumeData: Data?)
}

extension WKDownloadDelegate {
    public func download(
        _ download: WKDownload, decideDestinationUsing response: URLResponse, suggestedFilename: String,
        completionHandler: @escaping (URL?) -> Void
    ) { completionHandler(nil) }
    public func download(
        _ download: WKDownload, decideDestinationUsing response: URLResponse, suggestedFilename: String
    ) async -> URL? { nil }
    public func downloadDidFinish(_ download: WKDownload) {}
    public func download(_ download: WKDownload, didFailWithError error: any Error, resumeData: Data?) {}
}
