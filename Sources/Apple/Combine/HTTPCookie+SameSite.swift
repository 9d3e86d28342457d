public import Foundation
public import FoundationNetworking

/// The sites from whose pages a cookie is sent.
public struct HTTPCookieStringPolicy: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    public static let sameSiteLax = HTTPCookieStringPolicy(rawValue: "lax")
    public static let sameSiteStrict = HTTPCookieStringPolicy(rawValue: "strict")
}

extension HTTPCookiePropertyKey {
    /// The key of those sites.
    public static let sameSitePolicy = HTTPCookiePropertyKey(rawValue: "SameSite")
}

extension HTTPCookie {
    /// The sites from whose pages the cookie is sent; nil for all.
    public var sameSitePolicy: HTTPCookieStringPolicy? {
        (properties?[.sameSitePolicy] as? String).map { HTTPCookieStringPolicy(rawValue: $0.lowercased()) }
    }
}

extension HTTPCookieStorage {
    /// Keeps the cookies that a task received, and gives those that it sends.
    public func storeCookies(_ cookies: [HTTPCookie], for task: URLSessionTask) {
        setCookies(cookies, for: task.currentRequest?.url, mainDocumentURL: task.currentRequest?.mainDocumentURL)
    }
    public func getCookiesFor(_ task: URLSessionTask, completionHandler: @escaping @Sendable ([HTTPCookie]?) -> Void) {
        completionHandler(task.currentRequest?.url.flatMap { cookies(for: $0) })
    }
}

extension URLSessionDownloadTask {
    /// Ends the loading, and gives the bytes by which it may go on; nil where it may not.
    public func cancelByProducingResumeData() async -> Data? {
        await withCheckedContinuation { continuation in
            cancel { continuation.resume(returning: $0) }
        }
    }
}
