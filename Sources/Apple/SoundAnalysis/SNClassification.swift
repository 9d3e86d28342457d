public import AVFoundation
public import CoreML
public import Foundation

/// The name of a classifier of the system's.
public struct SNClassifierIdentifier: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    public static let version1 = SNClassifierIdentifier(rawValue: "SNClassifierIdentifierVersion1")
}

/// The lengths of time that a question may have.
public enum SNTimeDurationConstraint: Hashable, Sendable {
    case enumeratedDurations([CMTime])
    case durationRange(CMTimeRange)
}

/// The question for the kinds of sounds. No classifier is there.
open class SNClassifySoundRequest: NSObject, SNRequest, @unchecked Sendable {
    /// The part of one time that is in the next, from 0 to 1, and the length of each.
    open var overlapFactor = 0.5
    open var windowDuration = CMTime.zero
    open var windowDurationConstraint: SNTimeDurationConstraint { .enumeratedDurations([]) }
    open var knownClassifications: [String] { [] }

    /// Creates one of a model, or of a classifier of the system's.
    /// - Throws: `SNError.invalidModel`.
    public init(mlModel: MLModel) throws {
        throw SNError(.invalidModel)
    }
    public init(classifierIdentifier: SNClassifierIdentifier) throws {
        throw SNError(.invalidModel)
    }
}

/// The kinds of a sound, the likeliest first.
open class SNClassificationResult: NSObject, SNResult, @unchecked Sendable {
    /// The kinds, and the time of the sound.
    open var classifications: [SNClassification] { [] }
    open var timeRange: CMTimeRange { CMTimeRange(start: .zero, duration: .zero) }
    open func classification(forIdentifier identifier: String) -> SNClassification? { nil }
}

/// A kind of a sound, with its likelihood from 0 to 1.
open class SNClassification: NSObject, @unchecked Sendable {
    /// The name of the kind, and the likelihood.
    open var identifier: String { "" }
    open var confidence: Double { 0 }
}

/// A reason why no sound is known.
public struct SNError: Error, Hashable, @unchecked Sendable, CustomNSError {
    /// A kind of reason, with its number in `SNErrorDomain`.
    @_ErrorCodes(SNErrorDomain)
    public enum Code: Int, Sendable {
        case unknownError = 1
        case operationFailed, invalidFormat, invalidModel, invalidFile
    }
}

/// The domain of the errors.
public let SNErrorDomain = "com.apple.SoundAnalysis"
