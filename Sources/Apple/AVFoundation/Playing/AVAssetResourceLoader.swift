public import Foundation

/// Asks a delegate for an asset's bytes. Nothing is loaded, and it is never asked.
open class AVAssetResourceLoader: NSObject, @unchecked Sendable {
    override init() {}
    /// The delegate, and where it is asked.
    open private(set) weak var delegate: (any AVAssetResourceLoaderDelegate)?
    open private(set) var delegateQueue: DispatchQueue?
    open var preloadsEligibleContentKeys = false
    open func setDelegate(_ delegate: (any AVAssetResourceLoaderDelegate)?, queue delegateQueue: DispatchQueue?) {
        (self.delegate, self.delegateQueue) = (delegate, delegateQueue)
    }
}

/// The giver of an asset's bytes. Nothing calls it.
public protocol AVAssetResourceLoaderDelegate: NSObjectProtocol {
    /// Asks for bytes, or takes a question back.
    func resourceLoader(
        _ resourceLoader: AVAssetResourceLoader,
        shouldWaitForLoadingOfRequestedResource loadingRequest: AVAssetResourceLoadingRequest
    ) -> Bool
    func resourceLoader(
        _ resourceLoader: AVAssetResourceLoader,
        shouldWaitForRenewalOfRequestedResource renewalRequest: AVAssetResourceRenewalRequest
    ) -> Bool
    func resourceLoader(
        _ resourceLoader: AVAssetResourceLoader, didCancel loadingRequest: AVAssetResourceLoadingRequest)
    func resourceLoader(
        _ resourceLoader: AVAssetResourceLoader,
        shouldWaitForResponseTo authenticationChallenge: URLAuthenticationChallenge
    ) -> Bool
    func resourceLoader(
        _ resourceLoader: AVAssetResourceLoader, didCancel authenticationChallenge: URLAuthenticationChallenge)
}

extension AVAssetResourceLoaderDelegate {
    public func resourceLoader(
        _ resourceLoader: AVAssetResourceLoader,
        shouldWaitForResponseTo authenticationChallenge: URLAuthenticationChallenge
    ) -> Bool { false }
    public func resourceLoader(
        _ resourceLoader: AVAssetResourceLoader, didCancel authenticationChallenge: URLAuthenticationChallenge
    ) {}
}

extension AVAssetResourceLoaderDelegate {
    public func resourceLoader(
        _ resourceLoader: AVAssetResourceLoader,
        shouldWaitForLoadingOfRequestedResource loadingRequest: AVAssetResourceLoadingRequest
    ) -> Bool { false }
    public func resourceLoader(
        _ resourceLoader: AVAssetResourceLoader,
        shouldWaitForRenewalOfRequestedResource renewalRequest: AVAssetResourceRenewalRequest
    ) -> Bool { false }
    public func resourceLoader(
        _ resourceLoader: AVAssetResourceLoader, didCancel loadingRequest: AVAssetResourceLoadingRequest
    ) {}
}

/// A question for bytes. None is asked.
open class AVAssetResourceLoadingRequest: NSObject, @unchecked Sendable {
    override init() {}
    /// The question, and what is told of the bytes.
    open var request: URLRequest { URLRequest(url: URL(fileURLWithPath: "/dev/null")) }
    open var isFinished: Bool { false }
    open var isCancelled: Bool { false }
    open var contentInformationRequest: AVAssetResourceLoadingContentInformationRequest? { nil }
    open var dataRequest: AVAssetResourceLoadingDataRequest? { nil }
    open var response: URLResponse?
    open var redirect: URLRequest?
    open func finishLoading() {}
    open func finishLoading(with error: (any Error)?) {}
    open func streamingContentKeyRequestData(
        forApp appIdentifier: Data, contentIdentifier: Data, options: [String: Any]? = nil
    ) throws -> Data { throw AVError(.contentIsNotAuthorized) }
}

/// A question for keys anew. None is asked.
open class AVAssetResourceRenewalRequest: AVAssetResourceLoadingRequest, @unchecked Sendable {}

/// The facts about an asset's bytes.
open class AVAssetResourceLoadingContentInformationRequest: NSObject, @unchecked Sendable {
    override init() {}
    /// The facts; the length is in bytes.
    open var contentType: String?
    open var allowedContentTypes: [String]? { nil }
    open var contentLength: Int64 = 0
    open var isByteRangeAccessSupported = false
    open var isEntireLengthAvailableOnDemand = false
    open var renewalDate: Date?
}

/// The bytes that are asked for.
open class AVAssetResourceLoadingDataRequest: NSObject, @unchecked Sendable {
    override init() {}
    /// The place and the number of the bytes.
    open var requestedOffset: Int64 { 0 }
    open var requestedLength: Int { 0 }
    open var currentOffset: Int64 { 0 }
    open var requestsAllDataToEndOfResource: Bool { false }
    open func respond(with data: Data) {}
}

extension AVURLAsset {
    /// The asker for the asset's bytes.
    public var resourceLoader: AVAssetResourceLoader {
        loader.withLock { kept in
            let loader = kept ?? AVAssetResourceLoader()
            kept = loader
            return loader
        }
    }

    /// The types that can be played: none.
    public class func audiovisualTypes() -> [AVFileType] { [] }
    public class func audiovisualMIMETypes() -> [String] { [] }
    public class func isPlayableExtendedMIMEType(_ extendedMIMEType: String) -> Bool { false }
    public var assetCache: AVAssetCache? { nil }
}

/// The bytes of an asset that were kept. There are none.
open class AVAssetCache: NSObject, @unchecked Sendable {
    override init() {}
    /// The answer: no.
    open var isPlayableOffline: Bool { false }
    open func mediaSelectionOptions(in mediaSelectionGroup: AVMediaSelectionGroup) -> [AVMediaSelectionOption] { [] }
}
