public import CoreGraphics
public import Foundation

/// A part of a film: its pictures or its sound. There is none.
open class AVAssetTrack: NSObject, @unchecked Sendable {
    /// The facts about the track; the size is in pixels.
    open var mediaType: AVMediaType { .video }
    open var trackID: CMPersistentTrackID { 0 }
    open var naturalSize: CGSize { .zero }
    open var preferredTransform: CGAffineTransform { .identity }
    open var nominalFrameRate: Float { 0 }
    open var timeRange: CMTimeRange { .zero }
    open var minFrameDuration: CMTime { .invalid }
    open var estimatedDataRate: Float { 0 }
    open var naturalTimeScale: CMTimeScale { 0 }
    open var preferredVolume: Float { 1 }
    open var totalSampleDataLength: Int64 { 0 }
    open var languageCode: String? { nil }
    open var extendedLanguageTag: String? { nil }
    open var isPlayable: Bool { false }
    open var isDecodable: Bool { false }
    open var isEnabled: Bool { false }
    open var isSelfContained: Bool { false }
    open var requiresFrameReordering: Bool { false }
    open var canProvideSampleCursors: Bool { false }
    open var commonMetadata: [AVMetadataItem] { [] }
    open var metadata: [AVMetadataItem] { [] }
    open var formatDescriptions: [Any] { [] }
    open var segments: [AVAssetTrackSegment] { [] }
    open weak var asset: AVAsset? { nil }
    open var hasAudioSampleDependencies: Bool { false }
    open var availableMetadataFormats: [AVMetadataFormat] { [] }
    open func metadata(forFormat format: AVMetadataFormat) -> [AVMetadataItem] { [] }
    open func segment(forTrackTime trackTime: CMTime) -> AVAssetTrackSegment? { nil }
    open var availableTrackAssociationTypes: [AssociationType] { [] }
    open func associatedTracks(ofType trackAssociationType: AssociationType) -> [AVAssetTrack] { [] }
    open func hasMediaCharacteristic(_ mediaCharacteristic: AVMediaCharacteristic) -> Bool { false }
    open func samplePresentationTime(forTrackTime trackTime: CMTime) -> CMTime { .invalid }
}

extension AVAssetTrack {
    /// The way in which a track belongs to another.
    public struct AssociationType: Hashable, RawRepresentable, Sendable {
        public let rawValue: String

        public init(rawValue: String) {
            self.rawValue = rawValue
        }

        public static let audioFallback = AssociationType(rawValue: "fall")
        public static let chapterList = AssociationType(rawValue: "chap")
        public static let forcedSubtitlesOnly = AssociationType(rawValue: "forc")
        public static let selectionFollower = AssociationType(rawValue: "folw")
        public static let timecode = AssociationType(rawValue: "tmcd")
        public static let metadataReferent = AssociationType(rawValue: "cdsc")
    }
}

/// A part of a track: a stretch of its film at a stretch of its time.
open class AVAssetTrackSegment: NSObject, @unchecked Sendable {
    /// The stretches, and whether there is nothing.
    public let timeMapping: CMTimeMapping
    open var isEmpty: Bool { !timeMapping.source.isValid }

    init(timeMapping: CMTimeMapping) {
        self.timeMapping = timeMapping
    }
}

extension AVAsset {
    /// The tracks and facts of a film.
    ///
    /// - Throws: ``AVError/Code/fileFormatNotRecognized``: no film is opened.
    public func loadTracks(withMediaType mediaType: AVMediaType) async throws -> [AVAssetTrack] {
        throw AVError(.fileFormatNotRecognized)
    }
    public func loadTracks(
        withMediaCharacteristic mediaCharacteristic: AVMediaCharacteristic
    ) async throws -> [AVAssetTrack] { throw AVError(.fileFormatNotRecognized) }
    public func loadTrack(withTrackID trackID: CMPersistentTrackID) async throws -> AVAssetTrack? {
        throw AVError(.fileFormatNotRecognized)
    }
    public func loadMetadata(for format: AVMetadataFormat) async throws -> [AVMetadataItem] {
        throw AVError(.fileFormatNotRecognized)
    }
    public func loadChapterMetadataGroups(
        bestMatchingPreferredLanguages preferredLanguages: [String]
    ) async throws -> [AVTimedMetadataGroup] { throw AVError(.fileFormatNotRecognized) }

    /// Tells of the failure.
    public func loadTracks(
        withMediaType mediaType: AVMediaType, completionHandler: @escaping ([AVAssetTrack]?, (any Error)?) -> Void
    ) { completionHandler(nil, AVError(.fileFormatNotRecognized)) }
    public func loadTracks(
        withMediaCharacteristic mediaCharacteristic: AVMediaCharacteristic,
        completionHandler: @escaping ([AVAssetTrack]?, (any Error)?) -> Void
    ) { completionHandler(nil, AVError(.fileFormatNotRecognized)) }
    public func loadTrack(
        withTrackID trackID: CMPersistentTrackID, completionHandler: @escaping (AVAssetTrack?, (any Error)?) -> Void
    ) { completionHandler(nil, AVError(.fileFormatNotRecognized)) }
    public func loadMetadata(
        for format: AVMetadataFormat, completionHandler: @escaping ([AVMetadataItem]?, (any Error)?) -> Void
    ) { completionHandler(nil, AVError(.fileFormatNotRecognized)) }
}
