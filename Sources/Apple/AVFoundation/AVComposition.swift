public import CoreGraphics
public import Foundation

/// The number of a track in a film, and that of none.
public typealias CMPersistentTrackID = Int32
public let kCMPersistentTrackID_Invalid: CMPersistentTrackID = 0

/// Parts of films, put together. No film is opened here, so that nothing is.
open class AVComposition: AVAsset, @unchecked Sendable {
    /// The choices for the films that the parts come from.
    open var urlAssetInitializationOptions: [String: Any] { [:] }
}

extension AVAsynchronousKeyValueLoading where Self: AVComposition {
    /// The tracks: none.
    public var tracks: [AVCompositionTrack] { [] }
}

/// Parts of films that are put together.
open class AVMutableComposition: AVComposition, @unchecked Sendable {
    private var size = CGSize.zero
    private let options: [String: Any]
    /// The size of the pictures, in pixels.
    open override var naturalSize: CGSize {
        get { size }
        set { size = newValue }
    }
    open override var urlAssetInitializationOptions: [String: Any] { options }

    /// Creates a film of no parts.
    public init(urlAssetInitializationOptions: [String: Any]? = nil) {
        options = urlAssetInitializationOptions ?? [:]
        super.init(url: URL(fileURLWithPath: "/dev/null"))
    }

    /// nil: there is nothing to put a track together from.
    open func addMutableTrack(
        withMediaType mediaType: AVMediaType, preferredTrackID: CMPersistentTrackID
    ) -> AVMutableCompositionTrack? { nil }
    open override func track(withTrackID trackID: CMPersistentTrackID) -> AVMutableCompositionTrack? { nil }
    open func mutableTrack(compatibleWith track: AVAssetTrack) -> AVMutableCompositionTrack? { nil }

    /// Changes the times of the parts, of which there are none.
    open func removeTimeRange(_ timeRange: CMTimeRange) {}
    open func scaleTimeRange(_ timeRange: CMTimeRange, toDuration duration: CMTime) {}
    open func insertEmptyTimeRange(_ timeRange: CMTimeRange) {}
    open func removeTrack(_ track: AVCompositionTrack) {}

    /// - Throws: ``AVError/Code/fileFormatNotRecognized``: no film is opened.
    open func insertTimeRange(_ timeRange: CMTimeRange, of asset: AVAsset, at startTime: CMTime) throws {
        throw AVError(.fileFormatNotRecognized)
    }
    open func insertTimeRange(
        _ timeRange: CMTimeRange, of asset: AVAsset, at startTime: CMTime,
        completionHandler: @escaping ((any Error)?) -> Void
    ) { completionHandler(AVError(.fileFormatNotRecognized)) }
}

extension AVAsynchronousKeyValueLoading where Self: AVMutableComposition {
    /// The tracks: none.
    public var tracks: [AVMutableCompositionTrack] { [] }
}

/// A track of a film that is put together.
open class AVCompositionTrack: AVAssetTrack, @unchecked Sendable {}

/// A track that is put together.
open class AVMutableCompositionTrack: AVCompositionTrack, @unchecked Sendable {
    private var turn = CGAffineTransform.identity
    /// The turn of the pictures.
    open override var preferredTransform: CGAffineTransform {
        get { turn }
        set { turn = newValue }
    }

    /// - Throws: ``AVError/Code/fileFormatNotRecognized``: no film is opened.
    open func insertTimeRange(_ timeRange: CMTimeRange, of track: AVAssetTrack, at startTime: CMTime) throws {
        throw AVError(.fileFormatNotRecognized)
    }
    open func insertTimeRanges(_ timeRanges: [NSValue], of tracks: [AVAssetTrack], at startTime: CMTime) throws {
        throw AVError(.fileFormatNotRecognized)
    }
    open func validateSegments(_ trackSegments: [AVAssetTrackSegment]) throws {
        throw AVError(.fileFormatNotRecognized)
    }

    /// Changes the times of the parts, of which there are none.
    open func scaleTimeRange(_ timeRange: CMTimeRange, toDuration duration: CMTime) {}
    open func insertEmptyTimeRange(_ timeRange: CMTimeRange) {}
    open func removeTimeRange(_ timeRange: CMTimeRange) {}

    /// The wishes for the track, which are kept.
    private var wishes = (
        volume: Float(1), isEnabled: true, code: String?.none, tag: String?.none, scale: CMTimeScale(0)
    )
    open override var preferredVolume: Float {
        get { wishes.volume }
        set { wishes.volume = newValue }
    }
    open override var isEnabled: Bool {
        get { wishes.isEnabled }
        set { wishes.isEnabled = newValue }
    }
    open override var languageCode: String? {
        get { wishes.code }
        set { wishes.code = newValue }
    }
    open override var extendedLanguageTag: String? {
        get { wishes.tag }
        set { wishes.tag = newValue }
    }
    open override var naturalTimeScale: CMTimeScale {
        get { wishes.scale }
        set { wishes.scale = newValue }
    }
    /// Ties the track to another, which changes nothing, as nothing is put together.
    open func addTrackAssociation(to compositionTrack: AVCompositionTrack, type: AVAssetTrack.AssociationType) {}
    open func removeTrackAssociation(to compositionTrack: AVCompositionTrack, type: AVAssetTrack.AssociationType) {}
}
