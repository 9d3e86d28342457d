public import Foundation

/// The older way to sign in at a site. None is opened: the closure is told that the person left.
open class SFAuthenticationSession: NSObject, @unchecked Sendable {
    /// The closure for the address that the site leads back to.
    public typealias CompletionHandler = (URL?, (any Error)?) -> Void
    private let completionHandler: CompletionHandler

    /// Creates a session for an address, and the beginning of those that lead back.
    public init(url URL: URL, callbackURLScheme: String?, completionHandler: @escaping CompletionHandler) {
        self.completionHandler = completionHandler
    }

    /// Begins, and fails.
    @discardableResult
    open func start() -> Bool {
        completionHandler(nil, SFAuthenticationError(.canceledLogin))
        return false
    }
    open func cancel() {}
}

/// The reason why nobody signed in.
public struct SFAuthenticationError: CustomNSError, Hashable, @unchecked Sendable {
    /// A reason.
    @_ErrorCodes("com.apple.SafariServices.Authentication")
    public enum Code: Int, Sendable {
        case canceledLogin = 1
    }
}
