public import Foundation

/// The wish that a person is recognized.
public struct ASAuthorizationPublicKeyCredentialUserVerificationPreference: RawRepresentable, Hashable, Sendable {
    public static let preferred = ASAuthorizationPublicKeyCredentialUserVerificationPreference(rawValue: "preferred")
    public static let required = ASAuthorizationPublicKeyCredentialUserVerificationPreference(rawValue: "required")
    public static let discouraged = ASAuthorizationPublicKeyCredentialUserVerificationPreference(
        rawValue: "discouraged")
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
}

/// The wish that a key proves its origin.
public struct ASAuthorizationPublicKeyCredentialAttestationKind: RawRepresentable, Hashable, Sendable {
    public static let none = ASAuthorizationPublicKeyCredentialAttestationKind(rawValue: "none")
    public static let indirect = ASAuthorizationPublicKeyCredentialAttestationKind(rawValue: "indirect")
    public static let direct = ASAuthorizationPublicKeyCredentialAttestationKind(rawValue: "direct")
    public static let enterprise = ASAuthorizationPublicKeyCredentialAttestationKind(rawValue: "enterprise")
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
}

/// Makes requests for keys that are kept on a device.
open class ASAuthorizationPlatformPublicKeyCredentialProvider: NSObject, ASAuthorizationProvider {
    /// The server that the keys are for.
    public let relyingPartyIdentifier: String

    /// Creates a provider for a server.
    public init(relyingPartyIdentifier: String) {
        self.relyingPartyIdentifier = relyingPartyIdentifier
    }

    /// Requests to make a key, and to use one.
    open func createCredentialRegistrationRequest(
        challenge: Data, name: String, userID: Data
    ) -> ASAuthorizationPlatformPublicKeyCredentialRegistrationRequest {
        ASAuthorizationPlatformPublicKeyCredentialRegistrationRequest(relyingPartyIdentifier, challenge, name, userID)
    }
    open func createCredentialAssertionRequest(
        challenge: Data
    ) -> ASAuthorizationPlatformPublicKeyCredentialAssertionRequest {
        ASAuthorizationPlatformPublicKeyCredentialAssertionRequest(relyingPartyIdentifier, challenge)
    }
}

/// A request to make a key.
open class ASAuthorizationPlatformPublicKeyCredentialRegistrationRequest: ASAuthorizationRequest {
    /// The server, its challenge, and the person.
    public let relyingPartyIdentifier: String
    open var challenge: Data
    open var name: String
    open var userID: Data
    open var displayName: String?
    open var userVerificationPreference = ASAuthorizationPublicKeyCredentialUserVerificationPreference.preferred
    open var attestationPreference = ASAuthorizationPublicKeyCredentialAttestationKind.none
    open var excludedCredentials: [ASAuthorizationPlatformPublicKeyCredentialDescriptor]?

    init(_ party: String, _ challenge: Data, _ name: String, _ userID: Data) {
        (relyingPartyIdentifier, self.challenge, self.name, self.userID) = (party, challenge, name, userID)
    }
}

/// A request to use a key.
open class ASAuthorizationPlatformPublicKeyCredentialAssertionRequest: ASAuthorizationRequest {
    /// The server, its challenge, and the keys that may be used.
    public let relyingPartyIdentifier: String
    open var challenge: Data
    open var allowedCredentials: [ASAuthorizationPlatformPublicKeyCredentialDescriptor] = []
    open var userVerificationPreference = ASAuthorizationPublicKeyCredentialUserVerificationPreference.preferred
    open var shouldShowHybridTransport = true

    init(_ party: String, _ challenge: Data) {
        (relyingPartyIdentifier, self.challenge) = (party, challenge)
    }
}

/// The name of a key.
open class ASAuthorizationPlatformPublicKeyCredentialDescriptor: NSObject {
    /// The name.
    open var credentialID: Data

    /// Creates the name of a key.
    public init(credentialID: Data) {
        self.credentialID = credentialID
    }
}

/// A key that was made. None is.
open class ASAuthorizationPlatformPublicKeyCredentialRegistration: NSObject, ASAuthorizationCredential {
    /// The facts about the key.
    open var credentialID: Data { Data() }
    open var rawClientDataJSON: Data { Data() }
    open var rawAttestationObject: Data? { nil }
}

/// The answer of a key. None gives one.
open class ASAuthorizationPlatformPublicKeyCredentialAssertion: NSObject, ASAuthorizationCredential {
    /// The facts about the answer.
    open var credentialID: Data { Data() }
    open var rawClientDataJSON: Data { Data() }
    open var rawAuthenticatorData: Data! { nil }
    open var signature: Data! { nil }
    open var userID: Data! { nil }
}
