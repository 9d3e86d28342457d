public import Foundation

/// The kind of protection that a film has.
public struct AVContentKeySystem: Hashable, RawRepresentable, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    public static let fairPlayStreaming = AVContentKeySystem(rawValue: "FairPlayStreaming")
    public static let clearKey = AVContentKeySystem(rawValue: "ClearKeySystem")
    public static let authorizationToken = AVContentKeySystem(rawValue: "AuthorizationTokenSystem")
}

/// The keys of protected films. Each that is asked for is refused.
open class AVContentKeySession: NSObject, @unchecked Sendable {
    /// The kind of protection, and the receiver of questions.
    public let keySystem: AVContentKeySystem
    open private(set) weak var delegate: (any AVContentKeySessionDelegate)?
    open private(set) var delegateQueue: DispatchQueue?
    open private(set) var contentKeyRecipients: [any AVContentKeyRecipient] = []
    public let storageURL: URL?
    open var contentProtectionSessionIdentifier: Data? { nil }

    /// Creates a session for a kind of protection.
    public init(keySystem: AVContentKeySystem) {
        (self.keySystem, storageURL) = (keySystem, nil)
    }
    public init(keySystem: AVContentKeySystem, storageDirectoryAt storageURL: URL) {
        (self.keySystem, self.storageURL) = (keySystem, storageURL)
    }
    open func setDelegate(_ delegate: (any AVContentKeySessionDelegate)?, queue delegateQueue: DispatchQueue?) {
        (self.delegate, self.delegateQueue) = (delegate, delegateQueue)
    }

    /// Adds or removes what needs keys.
    open func addContentKeyRecipient(_ recipient: any AVContentKeyRecipient) { contentKeyRecipients.append(recipient) }
    open func removeContentKeyRecipient(_ recipient: any AVContentKeyRecipient) {
        contentKeyRecipients.removeAll { $0 === recipient }
    }

    /// Asks for a key: the delegate is told that there is none.
    open func processContentKeyRequest(
        withIdentifier identifier: Any?, initializationData: Data?, options: [String: Any]? = nil
    ) {
        let request = AVContentKeyRequest(identifier)
        let error = AVError(.contentIsNotAuthorized)
        request.processContentKeyResponseError(error)
        (delegateQueue ?? .main).async { [self] in
            delegate?.contentKeySession(self, contentKeyRequest: request, didFailWithError: error)
        }
    }

    /// Asks for a key anew, which nothing comes of, or lets go of what needs keys.
    open func renewExpiringResponseData(for contentKeyRequest: AVContentKeyRequest) {}
    open func expire() { contentKeyRecipients = [] }
}

/// Something that needs keys.
public protocol AVContentKeyRecipient: AnyObject {
    /// The answer whether keys may be needed.
    var mayRequireContentKeysForMediaDataProcessing: Bool { get }
}
extension AVURLAsset: AVContentKeyRecipient {}

/// A question for a key.
open class AVContentKeyRequest: NSObject, @unchecked Sendable {
    /// The name of the key, and the state of the question.
    public let identifier: Any?
    open private(set) var status = Status.requestingResponse
    open private(set) var error: (any Error)?
    open var initializationData: Data? { nil }
    open var options: [String: Any] { [:] }
    open var canProvidePersistableContentKey: Bool { false }
    open var renewsExpiringResponseData: Bool { false }

    init(_ identifier: Any?) {
        self.identifier = identifier
    }

    /// The states of a question.
    public enum Status: Int, Sendable {
        case requestingResponse, receivedResponse, renewed, retried, cancelled, failed
    }

    /// The text of the question to a server of keys, which nothing writes here.
    open func makeStreamingContentKeyRequestData(
        forApp appIdentifier: Data, contentIdentifier: Data?, options: [String: Any]? = nil,
        completionHandler handler: @escaping (Data?, (any Error)?) -> Void
    ) { handler(nil, AVError(.contentIsNotAuthorized)) }
    open func makeStreamingContentKeyRequestData(
        forApp appIdentifier: Data, contentIdentifier: Data?, options: [String: Any]? = nil
    ) async throws -> Data { throw AVError(.contentIsNotAuthorized) }

    /// Ends the question.
    open func processContentKeyResponse(_ keyResponse: AVContentKeyResponse) { status = .receivedResponse }
    open func processContentKeyResponseError(_ error: any Error) { (status, self.error) = (.failed, error) }
    open func respondByRequestingPersistableContentKeyRequestAndReturnError() throws {
        throw AVError(.contentIsNotAuthorized)
    }
}

/// A question for a key that can be kept.
open class AVPersistableContentKeyRequest: AVContentKeyRequest, @unchecked Sendable {
    /// The key in a form that can be kept.
    ///
    /// - Throws: ``AVError/Code/contentIsNotAuthorized``.
    open func persistableContentKey(fromKeyVendorResponse keyVendorResponse: Data, options: [String: Any]? = nil) throws
        -> Data
    { throw AVError(.contentIsNotAuthorized) }
}

/// The answer with a key.
open class AVContentKeyResponse: NSObject, @unchecked Sendable {
    /// Creates an answer of a kind of protection.
    public init(fairPlayStreamingKeyResponseData keyResponseData: Data) {}
    public init(clearKeyData keyData: Data, initializationVector: Data?) {}
    public init(authorizationTokenData: Data) {}
}

/// The receiver of a session's questions.
public protocol AVContentKeySessionDelegate: NSObjectProtocol {
    /// The calls for a key.
    func contentKeySession(_ session: AVContentKeySession, didProvide keyRequest: AVContentKeyRequest)
    func contentKeySession(
        _ session: AVContentKeySession, didProvideRenewingContentKeyRequest keyRequest: AVContentKeyRequest)
    func contentKeySession(_ session: AVContentKeySession, didProvide keyRequest: AVPersistableContentKeyRequest)
    func contentKeySession(
        _ session: AVContentKeySession, didUpdatePersistableContentKey persistableContentKey: Data,
        forContentKeyIdentifier keyIdentifier: Any)
    func contentKeySession(
        _ session: AVContentKeySession, contentKeyRequest keyRequest: AVContentKeyRequest,
        didFailWithError err: any Error)
    func contentKeySession(
        _ session: AVContentKeySession, shouldRetry keyRequest: AVContentKeyRequest,
        reason retryReason: AVContentKeyRequest.RetryReason
    ) -> Bool
    func contentKeySession(_ session: AVContentKeySession, contentKeyRequestDidSucceed keyRequest: AVContentKeyRequest)
    func contentKeySessionContentProtectionSessionIdentifierDidChange(_ session: AVContentKeySession)
}

extension AVContentKeySessionDelegate {
    public func contentKeySession(
        _ session: AVContentKeySession, didProvideRenewingContentKeyRequest keyRequest: AVContentKeyRequest
    ) {}
    public func contentKeySession(
        _ session: AVContentKeySession, didProvide keyRequest: AVPersistableContentKeyRequest
    ) {}
    public func contentKeySession(
        _ session: AVContentKeySession, didUpdatePersistableContentKey persistableContentKey: Data,
        forContentKeyIdentifier keyIdentifier: Any
    ) {}
    public func contentKeySession(
        _ session: AVContentKeySession, contentKeyRequest keyRequest: AVContentKeyRequest,
        didFailWithError err: any Error
    ) {}
    public func contentKeySession(
        _ session: AVContentKeySession, shouldRetry keyRequest: AVContentKeyRequest,
        reason retryReason: AVContentKeyRequest.RetryReason
    ) -> Bool { false }
    public func contentKeySession(
        _ session: AVContentKeySession, contentKeyRequestDidSucceed keyRequest: AVContentKeyRequest
    ) {}
    public func contentKeySessionContentProtectionSessionIdentifierDidChange(_ session: AVContentKeySession) {}
}

extension AVContentKeyRequest {
    /// The reason to ask again.
    public struct RetryReason: Hashable, RawRepresentable, Sendable {
        public let rawValue: String

        public init(rawValue: String) {
            self.rawValue = rawValue
        }

        public static let timedOut = RetryReason(rawValue: "TimedOut")
        public static let receivedResponseWithExpiredLease = RetryReason(rawValue: "ReceivedResponseWithExpiredLease")
        public static let receivedObsoleteContentKey = RetryReason(rawValue: "ReceivedObsoleteContentKey")
    }
}
/// The name of a choice for a question: the versions of the protocol.
public let AVContentKeyRequestProtocolVersionsKey = "AVContentKeyRequestProtocolVersionsKey"
