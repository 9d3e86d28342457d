public import Foundation
public import UIKit

extension WKWebView {
    /// Runs nothing, finds nothing, and makes no document: there is no page, as the completions are told.
    public func evaluateJavaScript(
        _ javaScript: String, in frame: WKFrameInfo? = nil, in contentWorld: WKContentWorld,
        completionHandler: ((Result<Any, any Error>) -> Void)? = nil
    ) { completionHandler?(.failure(WKError(.webContentProcessTerminated))) }
    public func evaluateJavaScript(
        _ javaScript: String, in frame: WKFrameInfo? = nil, contentWorld: WKContentWorld
    ) async throws -> Any? { throw WKError(.webContentProcessTerminated) }
    public func callAsyncJavaScript(
        _ functionBody: String, arguments: [String: Any] = [:], in frame: WKFrameInfo? = nil,
        in contentWorld: WKContentWorld, completionHandler: ((Result<Any, any Error>) -> Void)? = nil
    ) { completionHandler?(.failure(WKError(.webContentProcessTerminated))) }
    public func createWebArchiveData(completionHandler: @escaping (Result<Data, any Error>) -> Void) {
        completionHandler(.failure(WKError(.webContentProcessTerminated)))
    }
    public func pdf(configuration: WKPDFConfiguration = WKPDFConfiguration()) async throws -> Data {
        throw WKError(.webContentProcessTerminated)
    }
    public func takeSnapshot(configuration: WKSnapshotConfiguration?) async throws -> UIImage {
        throw WKError(.webContentProcessTerminated)
    }
    public func find(
        _ string: String, configuration: WKFindConfiguration = WKFindConfiguration(),
        completionHandler: @escaping (WKFindResult) -> Void
    ) { completionHandler(WKFindResult()) }
    public func find(
        _ string: String, configuration: WKFindConfiguration = WKFindConfiguration()
    ) async throws -> WKFindResult { WKFindResult() }
    public var findInteraction: UIFindInteraction? { isFindInteractionEnabled ? UIFindInteraction() : nil }

    /// Begins a download, which fails.
    public func startDownload(using request: URLRequest, completionHandler: @escaping (WKDownload) -> Void) {
        completionHandler(WKDownload(request: request, webView: self))
    }
    public func startDownload(using request: URLRequest) async -> WKDownload {
        WKDownload(request: request, webView: self)
    }
    public func resumeDownload(fromResumeData resumeData: Data, completionHandler: @escaping (WKDownload) -> Void) {
        completionHandler(WKDownload(request: nil, webView: self))
    }

    /// Loads nothing: the delegate is told that it could not be loaded.
    @discardableResult
    public func load(
        _ data: Data, mimeType MIMEType: String, characterEncodingName: String, baseURL: URL
    ) -> WKNavigation? { loadHTMLString("", baseURL: baseURL) }
    @discardableResult
    public func loadSimulatedRequest(_ request: URLRequest, responseHTML string: String) -> WKNavigation {
        load(request) ?? WKNavigation()
    }
    @discardableResult
    public func loadSimulatedRequest(
        _ request: URLRequest, response: URLResponse, responseData data: Data
    ) -> WKNavigation { load(request) ?? WKNavigation() }
    @discardableResult
    public func loadFileRequest(_ request: URLRequest, allowingReadAccessTo readAccessURL: URL) -> WKNavigation {
        load(request) ?? WKNavigation()
    }

    /// The media of the page, of which there are none.
    public func pauseAllMediaPlayback(completionHandler: (() -> Void)? = nil) { completionHandler?() }
    public func pauseAllMediaPlayback() async {}
    public func closeAllMediaPresentations(completionHandler: (() -> Void)? = nil) { completionHandler?() }
    public func closeAllMediaPresentations() async {}
    public func setAllMediaPlaybackSuspended(_ suspended: Bool, completionHandler: (() -> Void)? = nil) {
        completionHandler?()
    }
    public func setCameraCaptureState(_ state: WKMediaCaptureState, completionHandler: (() -> Void)? = nil) {
        completionHandler?()
    }
    public func setMicrophoneCaptureState(_ state: WKMediaCaptureState, completionHandler: (() -> Void)? = nil) {
        completionHandler?()
    }
    public var cameraCaptureState: WKMediaCaptureState { .none }
    public var microphoneCaptureState: WKMediaCaptureState { .none }
    public var fullscreenState: FullscreenState { .notInFullscreen }
    public var isWritingToolsActive: Bool { false }
    public var isBlockedByScreenTime: Bool { false }

    /// The state of a page that fills the screen.
    public enum FullscreenState: Int, Sendable {
        case notInFullscreen, enteringFullscreen, inFullscreen, exitingFullscreen
    }

    /// Tells whether pages answer a scheme themselves.
    public class func handlesURLScheme(_ urlScheme: String) -> Bool {
        ["about", "blob", "data", "file", "ftp", "http", "https", "ws", "wss"].contains(urlScheme.lowercased())
    }
}
