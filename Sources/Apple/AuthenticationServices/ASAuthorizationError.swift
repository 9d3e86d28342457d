public import Foundation

/// A reason why nobody signed in.
public struct ASAuthorizationError: Error, Hashable, @unchecked Sendable, CustomNSError {
    /// A kind of reason, with its number in `ASAuthorizationErrorDomain`.
    public enum Code: Int, Sendable {
        case unknown = 1000
        case canceled, invalidResponse, notHandled, failed, notInteractive, matchedExcludedCredential
        case credentialImport, credentialExport, preferSignInWithApple, deviceNotConfiguredForPasskeyCreation

        /// Returns whether an error has this reason.
        public static func ~= (code: Self, error: any Error) -> Bool { (error as? ASAuthorizationError)?.code == code }
    }

    /// The reason, and what else is known.
    public let code: Code
    public let userInfo: [String: Any]

    /// Creates an error for a reason.
    public init(_ code: Code, userInfo: [String: Any] = [:]) {
        (self.code, self.userInfo) = (code, userInfo)
    }

    /// The error as Foundation has it.
    public static var errorDomain: String { ASAuthorizationErrorDomain }
    public var errorCode: Int { code.rawValue }
    public var errorUserInfo: [String: Any] { userInfo }

    public static func == (a: Self, b: Self) -> Bool { a.code == b.code }
    public func hash(into hasher: inout Hasher) { hasher.combine(code) }

    /// The reasons as members of the error's type.
    public static var unknown: Code { .unknown }
    public static var canceled: Code { .canceled }
    public static var invalidResponse: Code { .invalidResponse }
    public static var notHandled: Code { .notHandled }
    public static var failed: Code { .failed }
    public static var notInteractive: Code { .notInteractive }
    public static var matchedExcludedCredential: Code { .matchedExcludedCredential }
    public static var credentialImport: Code { .credentialImport }
    public static var credentialExport: Code { .credentialExport }
    public static var preferSignInWithApple: Code { .preferSignInWithApple }
    public static var deviceNotConfiguredForPasskeyCreation: Code { .deviceNotConfiguredForPasskeyCreation }
}

/// The domain of the errors.
public let ASAuthorizationErrorDomain = "com.apple.AuthenticationServices.AuthorizationError"
