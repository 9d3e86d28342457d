// `import LinkPresentation` where Apple's framework is missing: links as values and as cards. Nothing is fetched. It brings
// Foundation and UIKit's names along.
@_exported public import Foundation
@_exported public import UIKit

/// The facts about a link.
open class LPLinkMetadata: NSObject, NSCopying, @unchecked Sendable {
    /// The addresses, the title, and the pictures and films.
    open var originalURL: URL?
    open var url: URL?
    open var title: String?
    open var iconProvider: NSItemProvider?
    open var imageProvider: NSItemProvider?
    open var videoProvider: NSItemProvider?
    open var remoteVideoURL: URL?

    public override init() {}

    /// Returns facts that are the same, and can be changed by themselves.
    open func copy(with zone: NSZone? = nil) -> Any {
        let other = LPLinkMetadata()
        (other.originalURL, other.url, other.title) = (originalURL, url, title)
        (other.iconProvider, other.imageProvider) = (iconProvider, imageProvider)
        (other.videoProvider, other.remoteVideoURL) = (videoProvider, remoteVideoURL)
        return other
    }
}

/// The reason why nothing was fetched.
public struct LPError: Error, Hashable, @unchecked Sendable, CustomNSError {
    /// The reasons.
    @_ErrorCodes(LPErrorDomain)
    public enum Code: Int, Sendable {
        case unknown = 1
        case metadataFetchFailed, metadataFetchCancelled, metadataFetchTimedOut, metadataFetchNotAllowed
    }
}

/// The domain of the framework's errors.
public let LPErrorDomain = "LPErrorDomain"

/// Fetches the facts about a link. There is no connection: each fails with ``LPError/Code/metadataFetchFailed``.
open class LPMetadataProvider: NSObject, @unchecked Sendable {
    /// The choice to fetch pictures as well, and the seconds that it may take.
    open var shouldFetchSubresources = true
    open var timeout: TimeInterval = 30

    public override init() {}

    /// Fails: there is no connection.
    open func startFetchingMetadata(
        for url: URL, completionHandler: @escaping @Sendable (LPLinkMetadata?, (any Error)?) -> Void
    ) { completionHandler(nil, LPError(.metadataFetchFailed)) }
    open func startFetchingMetadata(
        for request: URLRequest, completionHandler: @escaping @Sendable (LPLinkMetadata?, (any Error)?) -> Void
    ) { completionHandler(nil, LPError(.metadataFetchFailed)) }
    open func startFetchingMetadata(for url: URL) async throws -> LPLinkMetadata {
        throw LPError(.metadataFetchFailed)
    }
    open func startFetchingMetadata(for request: URLRequest) async throws -> LPLinkMetadata {
        throw LPError(.metadataFetchFailed)
    }

    /// Ends, which it did before.
    open func cancel() {}
}
