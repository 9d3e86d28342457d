public import CoreGraphics
public import Foundation
import TintypeGraphics
public import UIKit

/// A film or a sound in a file. It is not opened.
open class AVAsset: NSObject, @unchecked Sendable {
    /// The address of the film; nil for none.
    let address: URL?

    /// Creates a film of nothing.
    public override convenience init() { self.init(url: URL(fileURLWithPath: "/dev/null")) }
    /// Creates the asset at an address.
    public init(url: URL) {
        address = url
    }

    /// The length of the film, and the size, the turn, the speed and the loudness in which it wants to be played.
    open var duration: CMTime { .zero }
    open var naturalSize: CGSize { .zero }
    open var preferredTransform: CGAffineTransform { .identity }
    open var preferredRate: Float { 1 }
    open var preferredVolume: Float { 1 }
    open var overallDurationHint: CMTime { .invalid }
    open var minimumTimeOffsetFromLive: CMTime { .invalid }
    open var providesPreciseDurationAndTiming: Bool { false }
    open var referenceRestrictions: AVAssetReferenceRestrictions { .forbidNone }

    /// The uses that the film is fit for: none, as it is not opened.
    open var isPlayable: Bool { false }
    open var isExportable: Bool { false }
    open var isReadable: Bool { false }
    open var isComposable: Bool { false }
    open var isCompatibleWithAirPlayVideo: Bool { false }
    open var hasProtectedContent: Bool { false }
    open var canContainFragments: Bool { false }
    open var containsFragments: Bool { false }

    /// The facts and chapters of the film: none.
    open var commonMetadata: [AVMetadataItem] { [] }
    open var metadata: [AVMetadataItem] { [] }
    open var creationDate: AVMetadataItem? { nil }
    open var lyrics: String? { nil }
    open var availableMetadataFormats: [AVMetadataFormat] { [] }
    open func metadata(forFormat format: AVMetadataFormat) -> [AVMetadataItem] { [] }
    open var availableChapterLocales: [Locale] { [] }
    open func chapterMetadataGroups(
        withTitleLocale locale: Locale, containingItemsWithCommonKeys commonKeys: [AVMetadataKey]? = nil
    ) -> [AVTimedMetadataGroup] { [] }
    open func chapterMetadataGroups(bestMatchingPreferredLanguages preferredLanguages: [String])
        -> [AVTimedMetadataGroup]
    { [] }

    /// The parts of the film: none.
    open func track(withTrackID trackID: CMPersistentTrackID) -> AVAssetTrack? { nil }
    open func tracks(withMediaType mediaType: AVMediaType) -> [AVAssetTrack] { [] }
    open func tracks(withMediaCharacteristic mediaCharacteristic: AVMediaCharacteristic) -> [AVAssetTrack] { [] }
    open func unusedTrackID() -> CMPersistentTrackID { 1 }
    open var allMediaSelections: [AVMediaSelection] { [] }
}

// The tracks of each kind of film are of its own kind: members of a protocol, as overriding cannot change their type.
extension AVAsynchronousKeyValueLoading where Self: AVAsset {
    /// The parts of the film: none.
    public var tracks: [AVAssetTrack] { [] }
}

/// The places that a film may bring its parts from.
public struct AVAssetReferenceRestrictions: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) {
        self.rawValue = rawValue
    }

    public static let forbidRemoteReferenceToLocal = AVAssetReferenceRestrictions(rawValue: 1)
    public static let forbidLocalReferenceToRemote = AVAssetReferenceRestrictions(rawValue: 2)
    public static let forbidCrossSiteReference = AVAssetReferenceRestrictions(rawValue: 4)
    public static let forbidLocalReferenceToLocal = AVAssetReferenceRestrictions(rawValue: 8)
    public static let forbidAll = AVAssetReferenceRestrictions(rawValue: 0xFFFF)
    static let forbidNone: AVAssetReferenceRestrictions = []
}

/// A film at an address.
open class AVURLAsset: AVAsset, @unchecked Sendable {
    /// The address.
    public let url: URL
    let loader = Lock<AVAssetResourceLoader?>(nil)

    public init(url: URL, options: [String: Any]? = nil) {
        self.url = url
        super.init(url: url)
    }

    /// The kinds of the film that its address offers, and the track of it that a composition could take: none.
    open var variants: [AVAssetVariant] { [] }
    open var httpSessionIdentifier: UUID { session }
    private let session = UUID()
    open var mayRequireContentKeysForMediaDataProcessing: Bool { false }
    open func compatibleTrack(for compositionTrack: AVCompositionTrack) -> AVAssetTrack? { nil }
    open func findCompatibleTrack(for compositionTrack: AVCompositionTrack) async throws -> AVAssetTrack? {
        throw AVError(.fileFormatNotRecognized)
    }
    open class var audiovisualContentTypes: [UTType] { [] }
}

/// A kind of a film, by its size and its rate. None is offered.
open class AVAssetVariant: NSObject, @unchecked Sendable {
    override init() {}
    /// The rates in bits a second, which are not known.
    open var peakBitRate: Double? { nil }
    open var averageBitRate: Double? { nil }
}

/// The names of choices for an asset at an address.
public let AVURLAssetPreferPreciseDurationAndTimingKey = "AVURLAssetPreferPreciseDurationAndTimingKey"
public let AVURLAssetReferenceRestrictionsKey = "AVURLAssetReferenceRestrictionsKey"
public let AVURLAssetHTTPCookiesKey = "AVURLAssetHTTPCookiesKey"
public let AVURLAssetHTTPUserAgentKey = "AVURLAssetHTTPUserAgentKey"
public let AVURLAssetAllowsCellularAccessKey = "AVURLAssetAllowsCellularAccessKey"
public let AVURLAssetOverrideMIMETypeKey = "AVURLAssetOverrideMIMETypeKey"
