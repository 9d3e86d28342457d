public import Foundation

/// A reason why a page of a server's did not end.
public struct ASWebAuthenticationSessionError: Error, Hashable, @unchecked Sendable, CustomNSError {
    /// A kind of reason, with its number in `ASWebAuthenticationSessionErrorDomain`.
    @_ErrorCodes(ASWebAuthenticationSessionErrorDomain)
    public enum Code: Int, Sendable {
        case canceledLogin = 1
        case presentationContextNotProvided, presentationContextInvalid
    }
}

/// The domain of the errors.
public let ASWebAuthenticationSessionErrorDomain = "com.apple.AuthenticationServices.WebAuthenticationSession"
