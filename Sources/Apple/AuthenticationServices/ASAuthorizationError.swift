public import Foundation

/// A reason why nobody signed in.
public struct ASAuthorizationError: Error, Hashable, @unchecked Sendable, CustomNSError {
    /// A kind of reason, with its number in `ASAuthorizationErrorDomain`.
    @_ErrorCodes(ASAuthorizationErrorDomain)
    public enum Code: Int, Sendable {
        case unknown = 1000
        case canceled, invalidResponse, notHandled, failed, notInteractive, matchedExcludedCredential
        case credentialImport, credentialExport, preferSignInWithApple, deviceNotConfiguredForPasskeyCreation
    }
}

/// The domain of the errors.
public let ASAuthorizationErrorDomain = "com.apple.AuthenticationServices.AuthorizationError"
