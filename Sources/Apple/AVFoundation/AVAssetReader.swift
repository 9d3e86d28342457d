public import Foundation

/// Reads the pictures and sounds of a film. No film is opened: it fails.
open class AVAssetReader: NSObject, @unchecked Sendable {
    /// The state of the reading.
    public enum Status: Int, Sendable {
        case unknown, reading, completed, failed, cancelled
    }

    /// The film, the outputs, and the state.
    public let asset: AVAsset
    open private(set) var status = Status.unknown
    open private(set) var error: (any Error)?
    open var timeRange = CMTimeRange(start: .zero, duration: .positiveInfinity)
    open private(set) var outputs: [AVAssetReaderOutput] = []

    /// Creates a reader of a film.
    ///
    /// - Throws: ``AVError/Code/fileFormatNotRecognized``: no film is opened.
    public init(asset: AVAsset) throws {
        self.asset = asset
        throw AVError(.fileFormatNotRecognized)
    }

    /// Adds outputs, begins and ends: it does not begin.
    open func canAdd(_ output: AVAssetReaderOutput) -> Bool { false }
    open func add(_ output: AVAssetReaderOutput) { outputs.append(output) }
    open func startReading() -> Bool {
        (status, error) = (.failed, AVError(.fileFormatNotRecognized))
        return false
    }
    open func cancelReading() { status = .cancelled }
}

/// The parts of a film that are read. None are.
open class AVAssetReaderOutput: NSObject, @unchecked Sendable {
    /// The kind, and the choice to copy.
    open var mediaType: AVMediaType { .video }
    open var alwaysCopiesSampleData = true
    open var supportsRandomAccess = false
    /// The next part: nil.
    open func copyNextSampleBuffer() -> CMSampleBuffer? { nil }
}

/// The parts of a track that are read.
open class AVAssetReaderTrackOutput: AVAssetReaderOutput, @unchecked Sendable {
    /// The track and the form.
    public let track: AVAssetTrack
    public let outputSettings: [String: Any]?

    /// Creates an output of a track.
    public init(track: AVAssetTrack, outputSettings: [String: Any]?) {
        (self.track, self.outputSettings) = (track, outputSettings)
    }
}

/// The sounds of tracks that are read together.
open class AVAssetReaderAudioMixOutput: AVAssetReaderOutput, @unchecked Sendable {
    /// The tracks and the form.
    public let audioTracks: [AVAssetTrack]
    public let audioSettings: [String: Any]?

    /// Creates an output of tracks.
    public init(audioTracks: [AVAssetTrack], audioSettings: [String: Any]?) {
        (self.audioTracks, self.audioSettings) = (audioTracks, audioSettings)
    }
}
