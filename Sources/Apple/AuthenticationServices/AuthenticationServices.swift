// `import AuthenticationServices` where Apple's framework is missing: nobody signs in.
@_exported public import Foundation
@_exported public import UIKit

/// A way to sign in.
open class ASAuthorizationRequest: NSObject {}

/// Signs in with an account of Apple's.
open class ASAuthorizationAppleIDRequest: ASAuthorizationOpenIDRequest {
    /// The person who signed in before.
    open var user: String?
}

/// Signs in with an account.
open class ASAuthorizationOpenIDRequest: ASAuthorizationRequest {
    /// The facts that are asked for.
    open var requestedScopes: [ASAuthorization.Scope]?
    open var nonce: String?
    open var state: String?
    open var requestedOperation = ASAuthorization.OpenIDOperation.operationImplicit
}

/// A maker of requests to sign in.
public protocol ASAuthorizationProvider: NSObjectProtocol {}

extension ASAuthorizationAppleIDProvider: ASAuthorizationProvider {}
extension ASAuthorizationPasswordProvider: ASAuthorizationProvider {}

extension ASAuthorization {
    /// The deed that is asked for.
    public struct OpenIDOperation: RawRepresentable, Hashable, Sendable {
        public static let operationImplicit = OpenIDOperation(rawValue: "implicit")
        public static let operationLogin = OpenIDOperation(rawValue: "login")
        public static let operationRefresh = OpenIDOperation(rawValue: "refresh")
        public static let operationLogout = OpenIDOperation(rawValue: "logout")
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
    }
}

/// Makes requests to sign in with an account of Apple's.
open class ASAuthorizationAppleIDProvider: NSObject {
    /// The state of an account.
    public enum CredentialState: Int, Sendable {
        case revoked, authorized, notFound, transferred
    }

    /// A request, and the state of an account: nobody is known.
    open func createRequest() -> ASAuthorizationAppleIDRequest { ASAuthorizationAppleIDRequest() }
    open func getCredentialState(
        forUserID userID: String, completion: @escaping (CredentialState, (any Error)?) -> Void
    ) { completion(.notFound, nil) }
    open func credentialState(forUserID userID: String) async throws -> CredentialState { .notFound }
    /// The name of the notification that an account was taken back.
    public static let credentialRevokedNotification = Notification.Name("ASAuthorizationAppleIDCredentialRevoked")
}

/// Signs in with a kept password.
open class ASAuthorizationPasswordRequest: ASAuthorizationRequest {}
/// Makes requests to sign in with a kept password.
open class ASAuthorizationPasswordProvider: NSObject {
    /// A request.
    open func createRequest() -> ASAuthorizationPasswordRequest { ASAuthorizationPasswordRequest() }
}

/// The end of signing in. Nobody does.
open class ASAuthorization: NSObject, @unchecked Sendable {
    /// A fact about a person.
    public struct Scope: Hashable, RawRepresentable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }

        public static let fullName = Scope(rawValue: "full_name")
        public static let email = Scope(rawValue: "email")
    }

    /// The account.
    open var credential: any ASAuthorizationCredential { ASAuthorizationAppleIDCredential() }
    open var provider: any ASAuthorizationProvider { ASAuthorizationAppleIDProvider() }
}

/// An account.
public protocol ASAuthorizationCredential: NSObjectProtocol {}

/// An account of Apple's.
open class ASAuthorizationAppleIDCredential: NSObject, ASAuthorizationCredential {
    /// The facts about the person.
    open var user: String { "" }
    open var email: String? { nil }
    open var fullName: PersonNameComponents? { nil }
    open var identityToken: Data? { nil }
    open var authorizationCode: Data? { nil }
    open var state: String? { nil }
    open var realUserStatus: ASUserDetectionStatus { .unsupported }
    open var authorizedScopes: [ASAuthorization.Scope] { [] }
    open var userAgeRange: ASUserAgeRange { .unknown }
}

/// A person's age, roughly.
public enum ASUserAgeRange: Int, Sendable {
    case unknown, child, notChild
}

/// The likelihood that a person is one.
public enum ASUserDetectionStatus: Int, Sendable {
    case unsupported, unknown, likelyReal
}

/// A name and a password.
open class ASPasswordCredential: NSObject, ASAuthorizationCredential {
    /// The name and the password.
    public let user: String
    public let password: String

    /// Creates a pair.
    public init(user: String, password: String) {
        (self.user, self.password) = (user, password)
    }
}

/// Asks a person to sign in. Nobody is there: the delegate is told so.
@MainActor @preconcurrency
open class ASAuthorizationController: NSObject {
    /// The delegate, and the window.
    open weak var delegate: (any ASAuthorizationControllerDelegate)?
    open weak var presentationContextProvider: (any ASAuthorizationControllerPresentationContextProviding)?
    public let authorizationRequests: [ASAuthorizationRequest]

    /// Creates a controller of ways to sign in.
    public init(authorizationRequests: [ASAuthorizationRequest]) {
        self.authorizationRequests = authorizationRequests
    }

    /// Fails with ``ASAuthorizationError/Code/notInteractive``.
    open func performRequests() {
        DispatchQueue.main.async { [self] in
            MainActor.assumeIsolated {
                delegate?.authorizationController(
                    controller: self, didCompleteWithError: ASAuthorizationError(.notInteractive))
            }
        }
    }
    open func performRequests(options: RequestOptions) { performRequests() }
    open func performAutoFillAssistedRequests() { performRequests() }

    /// The choices of how a person is asked.
    public struct RequestOptions: OptionSet, Sendable {
        public static let preferImmediatelyAvailableCredentials = RequestOptions(rawValue: 1)
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
    }
    open func cancel() {}
}

/// The delegate of signing in.
@MainActor @preconcurrency
public protocol ASAuthorizationControllerDelegate: NSObjectProtocol {
    /// The calls at the end.
    func authorizationController(
        controller: ASAuthorizationController, didCompleteWithAuthorization authorization: ASAuthorization)
    func authorizationController(controller: ASAuthorizationController, didCompleteWithError error: any Error)
}

extension ASAuthorizationControllerDelegate {
    public func authorizationController(
        controller: ASAuthorizationController, didCompleteWithAuthorization authorization: ASAuthorization
    ) {}
    public func authorizationController(controller: ASAuthorizationController, didCompleteWithError error: any Error) {}
}

/// The window of signing in.
public typealias ASPresentationAnchor = UIWindow

/// Gives the window of signing in.
@MainActor @preconcurrency
public protocol ASAuthorizationControllerPresentationContextProviding: NSObjectProtocol {
    /// The window.
    func presentationAnchor(for controller: ASAuthorizationController) -> ASPresentationAnchor
}

/// Gives the window of a page of a server's.
@MainActor @preconcurrency
public protocol ASWebAuthenticationPresentationContextProviding: NSObjectProtocol {
    /// The window.
    func presentationAnchor(for session: ASWebAuthenticationSession) -> ASPresentationAnchor
}

/// The button to sign in with an account of Apple's. Nobody presses it.
public struct SignInWithAppleButton: View {
    /// The words on the button.
    public enum Label: Hashable, Sendable {
        case signIn, `continue`, signUp
    }

    /// The colours of the button.
    public enum Style: Hashable, Sendable {
        case black, white, whiteOutline
    }

    private let label: Label
    @Environment(\.signInStyle) private var style

    /// Creates a button.
    public init(
        _ label: Label = .signIn, onRequest: @escaping (ASAuthorizationAppleIDRequest) -> Void,
        onCompletion: @escaping (Result<ASAuthorization, any Error>) -> Void
    ) {
        self.label = label
    }

    public var body: some View {
        let words =
            switch label {
            case .signIn: "Sign in with Apple"
            case .continue: "Continue with Apple"
            case .signUp: "Sign up with Apple"
            }
        SwiftUILabel(words: words)
            .font(.system(size: 17, weight: .medium))
            .foregroundStyle(style == .black ? Color.white : Color.black)
            .frame(maxWidth: .infinity, minHeight: 30, maxHeight: .infinity)
            .background(style == .black ? Color.black : Color.white, in: RoundedRectangle(cornerRadius: 6))
            .overlay { if style == .whiteOutline { RoundedRectangle(cornerRadius: 6).stroke(.black) } }
    }
}

private struct SwiftUILabel: View {
    let words: String

    var body: some View {
        HStack(spacing: 4) {
            Image(systemName: "apple.logo")
            Text(verbatim: words)
        }
    }
}

private enum SignInStyleKey: EnvironmentKey { static let defaultValue = SignInWithAppleButton.Style.black }

extension EnvironmentValues {
    var signInStyle: SignInWithAppleButton.Style {
        get { self[SignInStyleKey.self] }
        set { self[SignInStyleKey.self] = newValue }
    }
}

extension View {
    /// The colours of buttons to sign in with an account of Apple's.
    public func signInWithAppleButtonStyle(_ style: SignInWithAppleButton.Style) -> some View {
        environment(\.signInStyle, style)
    }
}

/// The button of UIKit to sign in with an account of Apple's.
open class ASAuthorizationAppleIDButton: UIControl, _UndrawnResponder {
    /// The words on the button.
    public enum ButtonType: Int, Sendable {
        case signIn, `continue`, signUp
        public static var `default`: ButtonType { .signIn }
    }

    /// The colours of the button.
    public enum Style: Int, Sendable {
        case white, whiteOutline, black
    }

    /// In points.
    open var cornerRadius: CGFloat = 6

    /// Creates a button.
    public convenience init(type: ButtonType, style: Style) { self.init(frame: .zero) }
    public convenience init(authorizationButtonType type: ButtonType, authorizationButtonStyle style: Style) {
        self.init(frame: .zero)
    }
}
