/// Signs in, as views ask for it. Nobody does: each request fails.
@MainActor @preconcurrency
public struct AuthorizationController: Sendable {
    /// - Throws: ``ASAuthorizationError/Code/notInteractive``.
    public func performRequest(_ request: ASAuthorizationRequest) async throws -> ASAuthorizationResult {
        throw ASAuthorizationError(.notInteractive)
    }
    public func performRequests(_ requests: [ASAuthorizationRequest]) async throws -> ASAuthorizationResult {
        throw ASAuthorizationError(.notInteractive)
    }
}

/// The way in which somebody signed in.
public enum ASAuthorizationResult {
    case password(ASPasswordCredential)
    case appleID(ASAuthorizationAppleIDCredential)
}

/// Signs in on a page of the web, as views ask for it. Nobody does: each request fails.
@MainActor @preconcurrency
public struct WebAuthenticationSession: Sendable {
    /// - Throws: ``ASWebAuthenticationSessionError/Code/presentationContextInvalid``.
    public func authenticate(using url: URL, callbackURLScheme: String) async throws -> URL {
        throw ASWebAuthenticationSessionError(.presentationContextInvalid)
    }
}

extension EnvironmentValues {
    /// The ways to sign in from a view.
    @MainActor @preconcurrency
    public var authorizationController: AuthorizationController { AuthorizationController() }
    @MainActor @preconcurrency
    public var webAuthenticationSession: WebAuthenticationSession { WebAuthenticationSession() }
}
