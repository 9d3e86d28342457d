public import Foundation

/// The reason why nothing is seen.
public struct VNError: Error, Hashable, @unchecked Sendable, CustomNSError {
    /// A kind of reason, with its number in `VNErrorDomain`.
    public enum Code: Int, Sendable {
        case turiCoreErrorCode = -1
        case ok, requestCancelled, invalidFormat, operationFailed, outOfBoundsError, invalidOption, ioError
        case missingOption, notImplemented, internalError, outOfMemory, unknownError, invalidOperation, invalidImage
        case invalidArgument, invalidModel, unsupportedRevision, dataUnavailable, timeStampNotFound
        case unsupportedRequest, timeout, unsupportedComputeStage, unsupportedComputeDevice

        /// Returns whether an error has this reason.
        public static func ~= (code: Self, error: any Error) -> Bool { (error as? VNError)?.code == code }
    }

    /// The reason, and what else is known.
    public let code: Code
    public let userInfo: [String: Any]

    /// Creates an error for a reason.
    public init(_ code: Code, userInfo: [String: Any] = [:]) {
        (self.code, self.userInfo) = (code, userInfo)
    }

    /// The error as Foundation has it.
    public static var errorDomain: String { VNErrorDomain }
    public var errorCode: Int { code.rawValue }
    public var errorUserInfo: [String: Any] { userInfo }

    public static func == (a: Self, b: Self) -> Bool { a.code == b.code }
    public func hash(into hasher: inout Hasher) { hasher.combine(code) }

    /// The reasons as members of the error's type.
    public static var turiCoreErrorCode: Code { .turiCoreErrorCode }
    public static var ok: Code { .ok }
    public static var requestCancelled: Code { .requestCancelled }
    public static var invalidFormat: Code { .invalidFormat }
    public static var operationFailed: Code { .operationFailed }
    public static var outOfBoundsError: Code { .outOfBoundsError }
    public static var invalidOption: Code { .invalidOption }
    public static var ioError: Code { .ioError }
    public static var missingOption: Code { .missingOption }
    public static var notImplemented: Code { .notImplemented }
    public static var internalError: Code { .internalError }
    public static var outOfMemory: Code { .outOfMemory }
    public static var unknownError: Code { .unknownError }
    public static var invalidOperation: Code { .invalidOperation }
    public static var invalidImage: Code { .invalidImage }
    public static var invalidArgument: Code { .invalidArgument }
    public static var invalidModel: Code { .invalidModel }
    public static var unsupportedRevision: Code { .unsupportedRevision }
    public static var dataUnavailable: Code { .dataUnavailable }
    public static var timeStampNotFound: Code { .timeStampNotFound }
    public static var unsupportedRequest: Code { .unsupportedRequest }
    public static var timeout: Code { .timeout }
    public static var unsupportedComputeStage: Code { .unsupportedComputeStage }
    public static var unsupportedComputeDevice: Code { .unsupportedComputeDevice }
}

/// The domain of the errors.
public let VNErrorDomain = "com.apple.Vision"
