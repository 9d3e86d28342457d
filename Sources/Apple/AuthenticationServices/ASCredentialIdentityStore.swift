public import Foundation

/// A reason why the store of names does not serve.
public struct ASCredentialIdentityStoreError: Error, Hashable, @unchecked Sendable, CustomNSError {
    /// A kind of reason, with its number in `ASCredentialIdentityStoreErrorDomain`.
    @_ErrorCodes(ASCredentialIdentityStoreErrorDomain)
    public enum Code: Int, Sendable {
        case internalError = 0
        case storeDisabled = 1
        case storeBusy = 2
    }
}

/// The domain of the errors.
public let ASCredentialIdentityStoreErrorDomain = "ASCredentialIdentityStoreErrorDomain"

/// The state of the store: it is not enabled.
open class ASCredentialIdentityStoreState: NSObject, @unchecked Sendable {
    /// Indicates whether a person chose the app for passwords, and whether the store changes by parts: false.
    open var isEnabled: Bool { false }
    open var supportsIncrementalUpdates: Bool { false }
}

/// The site or the app for which a name is.
open class ASCredentialServiceIdentifier: NSObject, @unchecked Sendable {
    /// The kind of the text.
    public enum IdentifierType: Int, Sendable {
        case domain, URL, app
    }

    /// The text and its kind.
    public let identifier: String
    public let type: IdentifierType
    open var displayName: String? { nil }

    /// Creates one of a text.
    public init(identifier: String, type: IdentifierType) {
        (self.identifier, self.type) = (identifier, type)
    }
}

/// A name for a site, of whatever kind.
public protocol ASCredentialIdentity: NSObjectProtocol {
    var serviceIdentifier: ASCredentialServiceIdentifier { get }
    /// The name, the key of the app's own record, and the weight among others.
    var user: String { get }
    var recordIdentifier: String? { get }
    var rank: Int { get set }
}

/// A name for a site that a password goes with.
open class ASPasswordCredentialIdentity: NSObject, ASCredentialIdentity, @unchecked Sendable {
    /// The site, the name, the key of the app's own record, and the weight among others.
    public let serviceIdentifier: ASCredentialServiceIdentifier
    public let user: String
    public let recordIdentifier: String?
    open var rank = 0

    /// Creates one of a site and a name.
    public init(serviceIdentifier: ASCredentialServiceIdentifier, user: String, recordIdentifier: String?) {
        (self.serviceIdentifier, self.user) = (serviceIdentifier, user)
        self.recordIdentifier = recordIdentifier
    }
}

/// A name for a site that a passkey goes with.
open class ASPasskeyCredentialIdentity: NSObject, ASCredentialIdentity, @unchecked Sendable {
    /// The site, the name, the keys, and the weight among others.
    public let relyingPartyIdentifier: String
    public let userName: String
    public let credentialID: Data
    public let userHandle: Data
    public let recordIdentifier: String?
    open var rank = 0
    open var user: String { userName }
    open var serviceIdentifier: ASCredentialServiceIdentifier {
        ASCredentialServiceIdentifier(identifier: relyingPartyIdentifier, type: .domain)
    }

    /// Creates one of a site and a name.
    public init(
        relyingPartyIdentifier: String, userName: String, credentialID: Data, userHandle: Data,
        recordIdentifier: String? = nil
    ) {
        (self.relyingPartyIdentifier, self.userName) = (relyingPartyIdentifier, userName)
        (self.credentialID, self.userHandle) = (credentialID, userHandle)
        self.recordIdentifier = recordIdentifier
    }
}

/// The store of names that the system proposes. Nobody chose the app for passwords: each change fails with
/// ``ASCredentialIdentityStoreError/Code/storeDisabled``.
open class ASCredentialIdentityStore: NSObject, @unchecked Sendable {
    /// The store.
    open class var shared: ASCredentialIdentityStore { one }
    private static let one = ASCredentialIdentityStore()
    private var refusal: ASCredentialIdentityStoreError { ASCredentialIdentityStoreError(.storeDisabled) }

    /// Tells the state.
    open func getState(_ completion: @escaping (ASCredentialIdentityStoreState) -> Void) {
        completion(ASCredentialIdentityStoreState())
    }
    open func state() async -> ASCredentialIdentityStoreState { ASCredentialIdentityStoreState() }

    /// Takes names in and out, which fails.
    open func saveCredentialIdentities(
        _ credentialIdentities: [any ASCredentialIdentity], completion: ((Bool, (any Error)?) -> Void)? = nil
    ) { completion?(false, refusal) }
    open func saveCredentialIdentities(
        _ credentialIdentities: [ASPasswordCredentialIdentity], completion: ((Bool, (any Error)?) -> Void)? = nil
    ) { completion?(false, refusal) }
    open func removeCredentialIdentities(
        _ credentialIdentities: [any ASCredentialIdentity], completion: ((Bool, (any Error)?) -> Void)? = nil
    ) { completion?(false, refusal) }
    open func removeCredentialIdentities(
        _ credentialIdentities: [ASPasswordCredentialIdentity], completion: ((Bool, (any Error)?) -> Void)? = nil
    ) { completion?(false, refusal) }
    open func removeAllCredentialIdentities(_ completion: ((Bool, (any Error)?) -> Void)? = nil) {
        completion?(false, refusal)
    }
    open func replaceCredentialIdentities(
        with newCredentialIdentities: [ASPasswordCredentialIdentity],
        completion: ((Bool, (any Error)?) -> Void)? = nil
    ) { completion?(false, refusal) }
    open func replaceCredentialIdentities(
        _ newCredentialIdentities: [any ASCredentialIdentity], completion: ((Bool, (any Error)?) -> Void)? = nil
    ) { completion?(false, refusal) }

    /// Takes names in and out.
    ///
    /// - Throws: ``ASCredentialIdentityStoreError``.
    public func saveCredentialIdentities(_ credentialIdentities: [any ASCredentialIdentity]) async throws {
        throw refusal
    }
    public func removeCredentialIdentities(_ credentialIdentities: [any ASCredentialIdentity]) async throws {
        throw refusal
    }
    public func removeAllCredentialIdentities() async throws { throw refusal }
    public func replaceCredentialIdentities(_ newCredentialIdentities: [any ASCredentialIdentity]) async throws {
        throw refusal
    }
}
