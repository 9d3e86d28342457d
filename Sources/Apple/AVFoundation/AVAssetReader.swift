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

    /// Begins anew at other times, and ends the choices: there is nothing to be read.
    open func reset(forReadingTimeRanges timeRanges: [NSValue]) {}
    open func markConfigurationAsFinal() {}

    /// The next part: nil.
    open func copyNextSampleBuffer() -> CMSampleBuffer? { nil }
}

/// The parts of a track that are read.
open class AVAssetReaderTrackOutput: AVAssetReaderOutput, @unchecked Sendable {
    /// The track and the form.
    public let track: AVAssetTrack
    public let outputSettings: [String: Any]?
    open var audioTimePitchAlgorithm = AVAudioTimePitchAlgorithm.spectral

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
    open var audioMix: AVAudioMix?
    open var audioTimePitchAlgorithm = AVAudioTimePitchAlgorithm.spectral

    /// Creates an output of tracks.
    public init(audioTracks: [AVAssetTrack], audioSettings: [String: Any]?) {
        (self.audioTracks, self.audioSettings) = (audioTracks, audioSettings)
    }
}

/// The pictures of tracks that are drawn together.
open class AVAssetReaderVideoCompositionOutput: AVAssetReaderOutput, @unchecked Sendable {
    /// The tracks, the form, and the drawing.
    public let videoTracks: [AVAssetTrack]
    public let videoSettings: [String: Any]?
    open var videoComposition: AVVideoComposition?

    /// Creates an output of tracks.
    public init(videoTracks: [AVAssetTrack], videoSettings: [String: Any]?) {
        (self.videoTracks, self.videoSettings) = (videoTracks, videoSettings)
    }
}

/// The facts of a track that are read. None are.
open class AVAssetReaderOutputMetadataAdaptor: NSObject, @unchecked Sendable {
    /// The track.
    public let assetReaderTrackOutput: AVAssetReaderTrackOutput

    /// Creates facts of a track.
    public init(assetReaderTrackOutput trackOutput: AVAssetReaderTrackOutput) {
        assetReaderTrackOutput = trackOutput
    }

    /// The next facts: nil.
    open func nextTimedMetadataGroup() -> AVTimedMetadataGroup? { nil }
}
