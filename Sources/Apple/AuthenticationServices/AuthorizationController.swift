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
    case passkeyAssertion(ASAuthorizationPlatformPublicKeyCredentialAssertion)
    case passkeyRegistration(ASAuthorizationPlatformPublicKeyCredentialRegistration)
}

/// Signs in on a page of the web, as views ask for it. Nobody does: each request fails.
@MainActor @preconcurrency
public struct WebAuthenticationSession: Sendable {
    /// - Throws: ``ASWebAuthenticationSessionError/Code/presentationContextInvalid``.
    public func authenticate(using url: URL, callbackURLScheme: String) async throws -> URL {
        throw ASWebAuthenticationSessionError(.presentationContextInvalid)
    }
    public func authenticate(
        using url: URL, callbackURLScheme: String, preferredBrowserSession: BrowserSession?
    ) async throws -> URL { throw ASWebAuthenticationSessionError(.presentationContextInvalid) }
    public func authenticate(
        using url: URL, callback: ASWebAuthenticationSession.Callback, preferredBrowserSession: BrowserSession? = nil,
        additionalHeaderFields: [String: String]
    ) async throws -> URL { throw ASWebAuthenticationSessionError(.presentationContextInvalid) }

    /// The cookies of a page.
    public struct BrowserSession: Hashable, Sendable {
        private let name: String
        public static let ephemeral = BrowserSession(name: "ephemeral")
    }
}

extension EnvironmentValues {
    /// The ways to sign in from a view.
    @MainActor @preconcurrency
    public var authorizationController: AuthorizationController { AuthorizationController() }
    @MainActor @preconcurrency
    public var webAuthenticationSession: WebAuthenticationSession { WebAuthenticationSession() }
}
