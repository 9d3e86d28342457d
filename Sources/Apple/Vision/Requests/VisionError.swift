public import CoreML

/// The reason why nothing is seen, with words about it.
public enum VisionError: Error, Hashable, Sendable, LocalizedError {
    case dataUnavailable(String)
    case internalError(String)
    case invalidArgument(String)
    case invalidFormat(String)
    case invalidImage(String)
    case invalidModel(String)
    case invalidOperation(String)
    case ioError(String)
    case operationFailed(String)
    case outOfBoundsError(String)
    case outOfMemory(String)
    case pixelBufferCreationFailed(CVReturn)
    case requestCancelled(String)
    case timeStampNotFound(String)
    case timeout(String)
    case unsupportedComputeDevice(String)
    case unsupportedComputeStage(String)
    case unsupportedRequest(String)
    case unsupportedRevision(String)

    /// The words about the reason.
    public var errorDescription: String? {
        switch self {
        case .dataUnavailable(let text), .internalError(let text), .invalidArgument(let text), .invalidFormat(let text),
            .invalidImage(let text), .invalidModel(let text), .invalidOperation(let text), .ioError(let text),
            .operationFailed(let text), .outOfBoundsError(let text), .outOfMemory(let text),
            .requestCancelled(let text),
            .timeStampNotFound(let text), .timeout(let text), .unsupportedComputeDevice(let text),
            .unsupportedComputeStage(let text), .unsupportedRequest(let text), .unsupportedRevision(let text):
            text
        case .pixelBufferCreationFailed(let code): "There is no pixel buffer: \(code)."
        }
    }
}
