public import Foundation

extension AVAssetWriterInput {
    /// The pass that is asked for: none, as nothing is written. The closure is called once, to be told so.
    public var currentPassDescription: AVAssetWriterInputPassDescription? { nil }
    public func respondToEachPassDescription(on queue: DispatchQueue, using block: @escaping @Sendable () -> Void) {
        queue.async(execute: block)
    }
    public func markCurrentPassAsFinished() {}
}

/// The parts of a film that a pass of a writer wants.
open class AVAssetWriterInputPassDescription: NSObject, @unchecked Sendable {
    override init() {}
    /// The parts.
    open var sourceTimeRanges: [NSValue] { [] }
}

/// Inputs of a writer of which one is played at a time.
open class AVAssetWriterInputGroup: AVMediaSelectionGroup, @unchecked Sendable {
    /// The inputs, and the one that is played by itself.
    public let inputs: [AVAssetWriterInput]
    public let defaultInput: AVAssetWriterInput?

    /// Creates a group.
    public init(inputs: [AVAssetWriterInput], defaultInput: AVAssetWriterInput?) {
        (self.inputs, self.defaultInput) = (inputs, defaultInput)
    }
}

extension AVAssetWriter {
    /// The groups of inputs: none is taken.
    public var inputGroups: [AVAssetWriterInputGroup] { [] }
    public func canAdd(_ inputGroup: AVAssetWriterInputGroup) -> Bool { false }
    public func add(_ inputGroup: AVAssetWriterInputGroup) {}
}

/// The output of where samples are, without the samples: there are none.
open class AVAssetReaderSampleReferenceOutput: AVAssetReaderOutput, @unchecked Sendable {
    /// The track.
    public let track: AVAssetTrack

    /// Creates the output of a track.
    public init(track: AVAssetTrack) { self.track = track }
}

extension AVAssetExportSession {
    /// A wish to write in several pieces at once, which is not kept.
    public var allowsParallelizedExport: Bool {
        get { true }
        set {}
    }
}

extension AVAssetImageGenerator {
    /// The range of light of pictures: none is made.
    public enum DynamicRangePolicy: String, Sendable {
        case forceSDR, matchSource
    }
    /// The range of light that is asked for, which is not kept.
    public var dynamicRangePolicy: DynamicRangePolicy {
        get { .forceSDR }
        set {}
    }
}
