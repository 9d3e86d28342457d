public import Foundation

/// The reason why the screen is not recorded.
public struct RPRecordingError: Error, Hashable, @unchecked Sendable, CustomNSError {
    /// A kind of reason, with its number in `RPRecordingErrorDomain`.
    @_ErrorCodes(RPRecordingErrorDomain)
    public enum Code: Int, Sendable {
        case unknown = -5800
        case userDeclined = -5801
        case disabled = -5802
        case failedToStart = -5803
        case failed = -5804
        case insufficientStorage = -5805
        case interrupted = -5806
        case contentResize = -5807
        case broadcastInvalidSession = -5808
        case systemDormancy = -5809
        case entitlements = -5810
        case activePhoneCall = -5811
        case failedToSave = -5812
        case carPlay = -5813
    }
}

/// The domain of these errors.
public let RPRecordingErrorDomain = "com.apple.ReplayKit.RPRecordingErrorDomain"
