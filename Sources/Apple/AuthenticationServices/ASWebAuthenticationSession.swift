public import Foundation

/// Signs in on a page of a server's. No page opens.
@MainActor @preconcurrency
open class ASWebAuthenticationSession: NSObject {
    /// The closure that is given the address at the end.
    public typealias CompletionHandler = (URL?, (any Error)?) -> Void
    /// The window, and the cookies.
    open weak var presentationContextProvider: (any ASWebAuthenticationPresentationContextProviding)?
    open var prefersEphemeralWebBrowserSession = false
    open var canStart: Bool { false }
    open var additionalHeaderFields: [String: String]?
    private let completion: CompletionHandler

    /// Creates a session.
    public init(url URL: URL, callbackURLScheme: String?, completionHandler: @escaping CompletionHandler) {
        completion = completionHandler
    }

    public init(url URL: URL, callback: Callback, completionHandler: @escaping CompletionHandler) {
        completion = completionHandler
    }

    /// The address that ends a session.
    public struct Callback: Hashable, Sendable {
        private let scheme: String
        private let host: String?
        private let path: String?

        /// Addresses of a scheme of the app's own, and of a path of a server.
        public static func customScheme(_ customScheme: String) -> Callback {
            Callback(scheme: customScheme, host: nil, path: nil)
        }
        public static func https(host: String, path: String) -> Callback {
            Callback(scheme: "https", host: host, path: path)
        }

        /// Returns whether an address ends the session.
        public func matchesURL(_ url: URL) -> Bool {
            guard url.scheme?.lowercased() == scheme.lowercased() else { return false }
            return host == nil || (url.host == host && url.path == path)
        }
    }

    /// Fails with ``ASWebAuthenticationSessionError/Code/presentationContextInvalid``.
    @discardableResult
    open func start() -> Bool {
        completion(nil, ASWebAuthenticationSessionError(.presentationContextInvalid))
        return false
    }
    open func cancel() {}
}
