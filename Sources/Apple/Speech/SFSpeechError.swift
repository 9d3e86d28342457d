public import Foundation

/// The reason why nothing is understood.
public struct SFSpeechError: Error, Hashable, @unchecked Sendable, CustomNSError {
    /// A kind of reason, with its number in `SFSpeechErrorDomain`.
    public enum Code: Int, Sendable {
        case internalServiceError = 1
        case audioReadFailed
        case undefinedTemplateClassName = 7
        case malformedSupplementalModel
        case moduleOutputFailed = 10
        case assetLocaleNotAllocated, tooManyAssetLocalesAllocated, timeout, missingParameter, noModel,
            unexpectedAudioFormat
        case insufficientResources, incompatibleAudioFormats, audioDisordered, cannotAllocateUnsupportedLocale

        /// Returns whether an error has this reason.
        public static func ~= (code: Self, error: any Error) -> Bool { (error as? SFSpeechError)?.code == code }
    }

    /// The reason, and what else is known.
    public let code: Code
    public let userInfo: [String: Any]

    /// Creates an error for a reason.
    public init(_ code: Code, userInfo: [String: Any] = [:]) {
        (self.code, self.userInfo) = (code, userInfo)
    }

    /// The error as Foundation has it.
    public static var errorDomain: String { SFSpeechErrorDomain }
    public var errorCode: Int { code.rawValue }
    public var errorUserInfo: [String: Any] { userInfo }

    public static func == (a: Self, b: Self) -> Bool { a.code == b.code }
    public func hash(into hasher: inout Hasher) { hasher.combine(code) }

    /// The reasons as members of the error's type.
    public static var internalServiceError: Code { .internalServiceError }
    public static var audioReadFailed: Code { .audioReadFailed }
    public static var undefinedTemplateClassName: Code { .undefinedTemplateClassName }
    public static var malformedSupplementalModel: Code { .malformedSupplementalModel }
}

/// The domain of the errors.
public let SFSpeechErrorDomain = "SFSpeechErrorDomain"
