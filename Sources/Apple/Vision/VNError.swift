public import Foundation

/// The reason why nothing is seen.
public struct VNError: Error, Hashable, @unchecked Sendable, CustomNSError {
    /// A kind of reason, with its number in `VNErrorDomain`.
    @_ErrorCodes(VNErrorDomain)
    public enum Code: Int, Sendable {
        case turiCoreErrorCode = -1
        case ok, requestCancelled, invalidFormat, operationFailed, outOfBoundsError, invalidOption, ioError
        case missingOption, notImplemented, internalError, outOfMemory, unknownError, invalidOperation, invalidImage
        case invalidArgument, invalidModel, unsupportedRevision, dataUnavailable, timeStampNotFound
        case unsupportedRequest, timeout, unsupportedComputeStage, unsupportedComputeDevice
    }
}

/// The domain of the errors.
public let VNErrorDomain = "com.apple.Vision"
