public import CoreGraphics
public import Foundation

/// The number of a track in a film, and that of none.
public typealias CMPersistentTrackID = Int32
public let kCMPersistentTrackID_Invalid: CMPersistentTrackID = 0

/// Parts of films, put together. No film is opened here, so that nothing is.
open class AVComposition: AVAsset, @unchecked Sendable {}

/// Parts of films that are put together.
open class AVMutableComposition: AVComposition, @unchecked Sendable {
    /// The size of the pictures, in pixels.
    open var naturalSize = CGSize.zero

    /// Creates a film of no parts.
    public init() { super.init(url: URL(fileURLWithPath: "/dev/null")) }

    /// nil: there is nothing to put a track together from.
    open func addMutableTrack(
        withMediaType mediaType: AVMediaType, preferredTrackID: CMPersistentTrackID
    ) -> AVMutableCompositionTrack? { nil }
    open func removeTimeRange(_ timeRange: CMTimeRange) {}
    open func scaleTimeRange(_ timeRange: CMTimeRange, toDuration duration: CMTime) {}
    open func insertEmptyTimeRange(_ timeRange: CMTimeRange) {}
    open func removeTrack(_ track: AVCompositionTrack) {}
    open func track(withTrackID trackID: CMPersistentTrackID) -> AVMutableCompositionTrack? { nil }
    open func mutableTrack(compatibleWith track: AVAssetTrack) -> AVMutableCompositionTrack? { nil }

    /// - Throws: ``AVError/Code/fileFormatNotRecognized``: no film is opened.
    open func insertTimeRange(_ timeRange: CMTimeRange, of asset: AVAsset, at startTime: CMTime) throws {
        throw AVError(.fileFormatNotRecognized)
    }
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
    open func scaleTimeRange(_ timeRange: CMTimeRange, toDuration duration: CMTime) {}
}

/// The drawing of a film's pictures.
open class AVVideoComposition: NSObject, @unchecked Sendable {}

/// The drawing of a film's pictures, which can be set.
open class AVMutableVideoComposition: AVVideoComposition, @unchecked Sendable {
    /// The length of a picture, the size in pixels, and the steps.
    open var frameDuration = CMTime.zero
    open var renderSize = CGSize.zero
    open var renderScale: Float = 1
    open var sourceTrackIDForFrameTiming: CMPersistentTrackID = 0
    open var animationTool: AVVideoCompositionCoreAnimationTool?
    open var colorPrimaries: String?
    open var colorYCbCrMatrix: String?
    open var colorTransferFunction: String?
    open var instructions: [any AVVideoCompositionInstructionProtocol] = []
    open var customVideoCompositorClass: (any AVVideoCompositing.Type)?
    open var perFrameHDRDisplayMetadataPolicy: String?
    open var sourceSampleDataTrackIDs: [CMPersistentTrackID] = []
}

/// A step of drawing a film's pictures.
open class AVVideoCompositionInstruction: NSObject, @unchecked Sendable {}

/// A step that can be set.
open class AVMutableVideoCompositionInstruction: AVVideoCompositionInstruction, @unchecked Sendable {
    /// The time and the layers.
    open var timeRange = CMTimeRange.zero
    open var layerInstructions: [AVVideoCompositionLayerInstruction] = []
    open var backgroundColor: CGColor?
    open var enablePostProcessing = true
}

/// The place and the look of a track.
open class AVVideoCompositionLayerInstruction: NSObject, @unchecked Sendable {}

/// The drawing of one track.
open class AVMutableVideoCompositionLayerInstruction: AVVideoCompositionLayerInstruction, @unchecked Sendable {
    /// Creates the drawing of a track.
    public init(assetTrack track: AVAssetTrack) {}
    public override init() {}

    /// Sets the turn or the opacity at a time.
    open func setTransform(_ transform: CGAffineTransform, at time: CMTime) {}
    open func setOpacity(_ opacity: Float, at time: CMTime) {}
    open func setCropRectangle(_ cropRectangle: CGRect, at time: CMTime) {}
    open func setTransformRamp(
        fromStart startTransform: CGAffineTransform, toEnd endTransform: CGAffineTransform, timeRange: CMTimeRange
    ) {}
    open func setOpacityRamp(
        fromStartOpacity startOpacity: Float, toEndOpacity endOpacity: Float, timeRange: CMTimeRange
    ) {}
    open func setCropRectangleRamp(
        fromStartCropRectangle startCropRectangle: CGRect, toEndCropRectangle endCropRectangle: CGRect,
        timeRange: CMTimeRange
    ) {}
}
