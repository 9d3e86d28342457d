public import CoreGraphics
public import Foundation

/// The codec of a film or a photograph.
public struct AVVideoCodecType: Hashable, RawRepresentable, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    public static let hevc = AVVideoCodecType(rawValue: "hevc")
    public static let h264 = AVVideoCodecType(rawValue: "h264")
    public static let jpeg = AVVideoCodecType(rawValue: "jpeg")
    public static let proRes422 = AVVideoCodecType(rawValue: "proRes422")
    public static let proRes4444 = AVVideoCodecType(rawValue: "proRes4444")
    public static let hevcWithAlpha = AVVideoCodecType(rawValue: "hevcWithAlpha")
}

/// The type of a film's or a sound's file.
public struct AVFileType: Hashable, RawRepresentable, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    public static let mov = AVFileType(rawValue: "mov")
    public static let mp4 = AVFileType(rawValue: "mp4")
    public static let m4v = AVFileType(rawValue: "m4v")
    public static let m4a = AVFileType(rawValue: "m4a")
    public static let mobile3GPP = AVFileType(rawValue: "mobile3GPP")
    public static let caf = AVFileType(rawValue: "caf")
    public static let wav = AVFileType(rawValue: "wav")
    public static let aiff = AVFileType(rawValue: "aiff")
    public static let mp3 = AVFileType(rawValue: "mp3")
    public static let jpg = AVFileType(rawValue: "jpg")
    public static let heic = AVFileType(rawValue: "heic")
}

/// The keys of a film's settings.
public let AVVideoCodecKey = "AVVideoCodecKey"
public let AVVideoWidthKey = "AVVideoWidthKey"
public let AVVideoHeightKey = "AVVideoHeightKey"
public let AVVideoCompressionPropertiesKey = "AVVideoCompressionPropertiesKey"
public let AVVideoAverageBitRateKey = "AVVideoAverageBitRateKey"
public let AVVideoScalingModeKey = "AVVideoScalingModeKey"

/// The presets of an export.
public let AVAssetExportPresetLowQuality = "AVAssetExportPresetLowQuality"
public let AVAssetExportPresetMediumQuality = "AVAssetExportPresetMediumQuality"
public let AVAssetExportPresetHighestQuality = "AVAssetExportPresetHighestQuality"
public let AVAssetExportPresetPassthrough = "AVAssetExportPresetPassthrough"
public let AVAssetExportPreset1280x720 = "AVAssetExportPreset1280x720"
public let AVAssetExportPreset1920x1080 = "AVAssetExportPreset1920x1080"
public let AVAssetExportPresetAppleM4A = "AVAssetExportPresetAppleM4A"

/// A part of a film: its pictures or its sound. There is none.
open class AVAssetTrack: NSObject, @unchecked Sendable {
    /// The facts about the track; the size is in pixels.
    open var mediaType: AVMediaType { .video }
    open var trackID: CMPersistentTrackID { 0 }
    open var naturalSize: CGSize { .zero }
    open var preferredTransform: CGAffineTransform { CGAffineTransform() }
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
    open func hasMediaCharacteristic(_ mediaCharacteristic: AVMediaCharacteristic) -> Bool { false }
    open func samplePresentationTime(forTrackTime trackTime: CMTime) -> CMTime { .invalid }
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

/// A fact that a film tells of itself, such as its title.
open class AVMetadataItem: NSObject, @unchecked Sendable {
    /// The fact.
    open var commonKey: AVMetadataKey? { nil }
    open var identifier: AVMetadataIdentifier? { nil }
    open var stringValue: String? { nil }
    open var dataValue: Data? { nil }
    open var value: (any NSCopying & NSObjectProtocol)? { nil }
    open var numberValue: NSNumber? { nil }
    open var dateValue: Date? { nil }
    open var locale: Locale? { nil }

    /// The facts of a name among others.
    open class func metadataItems(
        from metadataItems: [AVMetadataItem], filteredByIdentifier identifier: AVMetadataIdentifier
    ) -> [AVMetadataItem] { metadataItems.filter { $0.identifier == identifier } }
}

/// A fact about a film that can be set.
open class AVMutableMetadataItem: AVMetadataItem, @unchecked Sendable {
    private var setIdentifier: AVMetadataIdentifier?
    private var setValue: (any NSCopying & NSObjectProtocol)?
    private var setLocale: Locale?
    /// The fact.
    open override var identifier: AVMetadataIdentifier? {
        get { setIdentifier }
        set { setIdentifier = newValue }
    }
    open override var value: (any NSCopying & NSObjectProtocol)? {
        get { setValue }
        set { setValue = newValue }
    }
    open override var locale: Locale? {
        get { setLocale }
        set { setLocale = newValue }
    }
    /// The language of the value, as BCP 47 writes it.
    open var extendedLanguageTag: String?
    /// The kind of the value, as the metadata registry names it.
    open var dataType: String?
}

/// The name of a fact about a film.
public struct AVMetadataKey: Hashable, RawRepresentable, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    public static let commonKeyTitle = AVMetadataKey(rawValue: "commonKeyTitle")
    public static let commonKeyArtist = AVMetadataKey(rawValue: "commonKeyArtist")
    public static let commonKeyAlbumName = AVMetadataKey(rawValue: "commonKeyAlbumName")
    public static let commonKeyArtwork = AVMetadataKey(rawValue: "commonKeyArtwork")
    public static let commonKeyCreator = AVMetadataKey(rawValue: "commonKeyCreator")
    public static let commonKeyDescription = AVMetadataKey(rawValue: "commonKeyDescription")
}

/// The name of a fact about a film, in full.
public struct AVMetadataIdentifier: Hashable, RawRepresentable, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    public static let commonIdentifierTitle = AVMetadataIdentifier(rawValue: "commonIdentifierTitle")
    public static let commonIdentifierArtist = AVMetadataIdentifier(rawValue: "commonIdentifierArtist")
    public static let commonIdentifierArtwork = AVMetadataIdentifier(rawValue: "commonIdentifierArtwork")
    public static let commonIdentifierAlbumName = AVMetadataIdentifier(rawValue: "commonIdentifierAlbumName")
}

extension AVAsset {
    /// - Throws: ``AVError/Code/fileFormatNotRecognized``: no film is opened.
    public func loadTracks(withMediaType mediaType: AVMediaType) async throws -> [AVAssetTrack] {
        throw AVError(.fileFormatNotRecognized)
    }
    public func loadTrack(withTrackID trackID: CMPersistentTrackID) async throws -> AVAssetTrack? {
        throw AVError(.fileFormatNotRecognized)
    }
    public func loadMetadata(for format: AVMetadataFormat) async throws -> [AVMetadataItem] {
        throw AVError(.fileFormatNotRecognized)
    }

    /// The parts and facts of a film: none.
    public func tracks(withMediaType mediaType: AVMediaType) -> [AVAssetTrack] { [] }
    public var tracks: [AVPlayerItemTrack] { [] }
    public var commonMetadata: [AVMetadataItem] { [] }
    public var metadata: [AVMetadataItem] { [] }
    public var isPlayable: Bool { false }
}

/// Takes pictures out of a film. None is opened.
open class AVAssetImageGenerator: NSObject, @unchecked Sendable {
    /// The picture's wishes; sizes are in pixels.
    open var appliesPreferredTrackTransform = false
    open var maximumSize = CGSize.zero
    open var apertureMode: ApertureMode?
    open var videoComposition: AVVideoComposition?
    open var requestedTimeToleranceBefore = CMTime.positiveInfinity
    open var requestedTimeToleranceAfter = CMTime.positiveInfinity
    public let asset: AVAsset

    /// Creates a generator for a film.
    public init(asset: AVAsset) {
        self.asset = asset
    }

    /// - Throws: ``AVError/Code/fileFormatNotRecognized``: no film is opened.
    open func copyCGImage(at requestedTime: CMTime, actualTime: UnsafeMutablePointer<CMTime>?) throws -> CGImage {
        throw AVError(.fileFormatNotRecognized)
    }
    open func image(at time: CMTime) async throws -> (image: CGImage, actualTime: CMTime) {
        throw AVError(.fileFormatNotRecognized)
    }

    /// Tells of the failure for each time.
    open func generateCGImagesAsynchronously(
        forTimes requestedTimes: [NSValue],
        completionHandler handler: @escaping (CMTime, CGImage?, CMTime, Result, (any Error)?) -> Void
    ) {
        for time in requestedTimes { handler(time.timeValue, nil, .zero, .failed, AVError(.fileFormatNotRecognized)) }
    }
    open func generateCGImageAsynchronously(
        for requestedTime: CMTime, completionHandler handler: @escaping (CGImage?, CMTime, (any Error)?) -> Void
    ) { handler(nil, .zero, AVError(.fileFormatNotRecognized)) }
    open func cancelAllCGImageGeneration() {}

    /// The failures for the times, one after the other.
    public func images(for times: [CMTime]) -> Images { Images(times: times) }

    /// Pictures of a film, one after the other.
    public struct Images: AsyncSequence, Sendable {
        /// A picture, or the reason why there is none.
        public enum Element: Sendable {
            case success(requestedTime: CMTime, image: CGImage, actualTime: CMTime)
            case failure(requestedTime: CMTime, error: any Error)

            /// The time that was asked for, the picture and its own time.
            public var requestedTime: CMTime {
                switch self {
                case .success(let time, _, _), .failure(let time, _): time
                }
            }
            public var image: CGImage {
                get throws {
                    switch self {
                    case .success(_, let image, _): image
                    case .failure(_, let error): throw error
                    }
                }
            }
            public var actualTime: CMTime {
                get throws {
                    switch self {
                    case .success(_, _, let time): time
                    case .failure(_, let error): throw error
                    }
                }
            }
        }

        /// The pictures in the order of their times.
        public struct AsyncIterator: AsyncIteratorProtocol {
            var times: ArraySlice<CMTime>

            public mutating func next() async -> Element? {
                times.popFirst().map { .failure(requestedTime: $0, error: AVError(.fileFormatNotRecognized)) }
            }
        }

        let times: [CMTime]

        /// Begins at the first time.
        public func makeAsyncIterator() -> AsyncIterator { AsyncIterator(times: times[...]) }
    }

    /// The end of taking a picture.
    public enum Result: Int, Sendable {
        case succeeded, failed, cancelled
    }
}
extension AVPlayerItem {
    /// The parts of the film that are there, and its facts: none.
    public var loadedTimeRanges: [NSValue] { [] }
    public var seekableTimeRanges: [NSValue] { [] }
    public var isPlaybackLikelyToKeepUp: Bool { false }
    public var isPlaybackBufferEmpty: Bool { true }
    public var isPlaybackBufferFull: Bool { false }
    public var presentationSize: CGSize { .zero }
    public var tracks: [AVPlayerItemTrack] { [] }
    public var error: (any Error)? { nil }
    public func seek(to time: CMTime) {}
    public func cancelPendingSeeks() {}
}

/// The rectangle of an aspect ratio in the middle of another.
public func AVMakeRect(aspectRatio: CGSize, insideRect boundingRect: CGRect) -> CGRect {
    guard aspectRatio.width > 0, aspectRatio.height > 0 else { return boundingRect }
    let scale = min(boundingRect.width / aspectRatio.width, boundingRect.height / aspectRatio.height)
    let size = CGSize(width: aspectRatio.width * scale, height: aspectRatio.height * scale)
    let origin = CGPoint(x: boundingRect.midX - size.width / 2, y: boundingRect.midY - size.height / 2)
    return CGRect(origin: origin, size: size)
}
