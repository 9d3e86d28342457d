public import Foundation
import FoundationOverlay

/// A reason why nothing is felt.
public struct CHHapticError: Error, Hashable, @unchecked Sendable, CustomNSError {
    /// A kind of reason, with its number in `CoreHapticsErrorDomain`.
    @_ErrorCodes(CoreHapticsErrorDomain)
    public enum Code: Int, Sendable {
        case engineNotRunning = -4805
        case operationNotPermitted = -4806
        case engineStartTimeout = -4808
        case notSupported = -4809
        case serverInitFailed = -4810
        case serverInterrupted = -4811
        case invalidPatternPlayer = -4812
        case invalidPatternData = -4813
        case invalidPatternDictionary = -4814
        case invalidAudioSession = -4815
        case invalidEngineParameter = -4816
        case invalidParameterType = -4820
        case invalidEventType = -4821
        case invalidEventTime = -4822
        case invalidEventDuration = -4823
        case invalidAudioResource = -4824
        case resourceNotAvailable = -4825
        case badEventEntry = -4830
        case badParameterEntry = -4831
        case invalidTime = -4840
        case fileNotFound = -4851
        case insufficientPower = -4897
        case unknownError = -4898
        case memoryError = -4899
    }
}

/// The domain of the errors.
public let CoreHapticsErrorDomain = "com.apple.CoreHaptics"
