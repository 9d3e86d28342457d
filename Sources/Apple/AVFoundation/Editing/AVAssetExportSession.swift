public import Foundation

/// Writes a film to a file. None is opened.
open class AVAssetExportSession: NSObject, @unchecked Sendable {
    /// The state of the export.
    public enum Status: Int, Sendable {
        case unknown, waiting, exporting, completed, failed, cancelled
    }

    /// The film, the file, and the state.
    public let asset: AVAsset
    public let presetName: String
    open var outputURL: URL?
    open var outputFileType: AVFileType?
    open var timeRange = CMTimeRange.zero
    open var shouldOptimizeForNetworkUse = false
    open var videoComposition: AVVideoComposition?
    open var audioMix: AVAudioMix?
    open var metadata: [AVMetadataItem]?
    open var fileLengthLimit: Int64 = 0
    open var canPerformMultiplePassesOverSourceMediaData = false
    open var directoryForTemporaryFiles: URL?
    open var audioTimePitchAlgorithm = AVAudioTimePitchAlgorithm.spectral
    open var metadataItemFilter: AVMetadataItemFilter?
    open var audioTrackGroupHandling: AVAssetTrackGroupOutputHandling = []
    open var customVideoCompositor: (any AVVideoCompositing)? { nil }
    open var maxDuration: CMTime { .zero }
    open private(set) var status = Status.unknown
    open var progress: Float { 0 }
    open private(set) var error: (any Error)?

    /// Creates an export of a film.
    public init?(asset: AVAsset, presetName: String) {
        self.asset = asset
        self.presetName = presetName
    }

    /// Fails with ``AVError/Code/fileFormatNotRecognized``: no film is opened.
    open func exportAsynchronously(completionHandler handler: @escaping () -> Void) {
        status = .failed
        error = AVError(.fileFormatNotRecognized)
        handler()
    }
    open func export() async {
        status = .failed
        error = AVError(.fileFormatNotRecognized)
    }
    open func export(to url: URL, as fileType: AVFileType) async throws { throw AVError(.fileFormatNotRecognized) }
    open func cancelExport() {}
}

/// The facts that may go along with a film.
open class AVMetadataItemFilter: NSObject, @unchecked Sendable {
    override init() {}
    /// The filter that keeps what could tell of a person back.
    open class func forSharing() -> AVMetadataItemFilter { AVMetadataItemFilter() }
}

/// The handling of tracks of which one is played at a time.
public struct AVAssetTrackGroupOutputHandling: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) {
        self.rawValue = rawValue
    }

    public static let preserveAlternateTracks = AVAssetTrackGroupOutputHandling(rawValue: 1)
}
