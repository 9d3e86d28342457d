public import Foundation

/// The reason why nothing is understood.
public struct SFSpeechError: Error, Hashable, @unchecked Sendable, CustomNSError {
    /// A kind of reason, with its number in `SFSpeechErrorDomain`.
    @_ErrorCodes(SFSpeechErrorDomain)
    public enum Code: Int, Sendable {
        case internalServiceError = 1
        case audioReadFailed
        case undefinedTemplateClassName = 7
        case malformedSupplementalModel
        case moduleOutputFailed = 10
        case assetLocaleNotAllocated, tooManyAssetLocalesAllocated, timeout, missingParameter, noModel,
            unexpectedAudioFormat
        case insufficientResources, incompatibleAudioFormats, audioDisordered, cannotAllocateUnsupportedLocale
    }
}

/// The domain of the errors.
public let SFSpeechErrorDomain = "SFSpeechErrorDomain"
