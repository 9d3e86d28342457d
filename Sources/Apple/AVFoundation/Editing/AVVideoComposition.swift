public import CoreGraphics
public import Foundation

/// The drawing of a film's pictures.
open class AVVideoComposition: NSObject, @unchecked Sendable {
    /// The length of a picture, the size in pixels, the steps, and the layers over them.
    open internal(set) var frameDuration = CMTime.zero
    open internal(set) var renderSize = CGSize.zero
    open internal(set) var renderScale: Float = 1
    open internal(set) var instructions: [any AVVideoCompositionInstructionProtocol] = []
    open internal(set) var animationTool: AVVideoCompositionCoreAnimationTool?
    open internal(set) var customVideoCompositorClass: (any AVVideoCompositing.Type)?
    open internal(set) var colorPrimaries: String?
    open internal(set) var colorYCbCrMatrix: String?
    open internal(set) var colorTransferFunction: String?

    /// Returns whether the steps fit a film: false, as no film is opened.
    open func isValid(
        for asset: AVAsset?, timeRange: CMTimeRange, validationDelegate: (any AVVideoCompositionValidationHandling)?
    ) -> Bool { false }
}

/// The judge of steps that do not fit. Nothing asks it.
public protocol AVVideoCompositionValidationHandling: NSObjectProtocol {
    /// Decides whether to go on after a value, a gap or an instruction that does not fit.
    func videoComposition(
        _ videoComposition: AVVideoComposition, shouldContinueValidatingAfterFindingInvalidValueForKey key: String
    ) -> Bool
    func videoComposition(
        _ videoComposition: AVVideoComposition,
        shouldContinueValidatingAfterFindingEmptyTimeRange timeRange: CMTimeRange
    ) -> Bool
}

extension AVVideoCompositionValidationHandling {
    public func videoComposition(
        _ videoComposition: AVVideoComposition, shouldContinueValidatingAfterFindingInvalidValueForKey key: String
    ) -> Bool { true }
    public func videoComposition(
        _ videoComposition: AVVideoComposition,
        shouldContinueValidatingAfterFindingEmptyTimeRange timeRange: CMTimeRange
    ) -> Bool { true }
}

/// The drawing of a film's pictures, which can be set.
open class AVMutableVideoComposition: AVVideoComposition, @unchecked Sendable {
    // An observer that does nothing opens the setter of a property of the class above.
    /// The parts of the drawing.
    open override var frameDuration: CMTime { didSet {} }
    open override var renderSize: CGSize { didSet {} }
    open override var renderScale: Float { didSet {} }
    open override var instructions: [any AVVideoCompositionInstructionProtocol] { didSet {} }
    open override var animationTool: AVVideoCompositionCoreAnimationTool? { didSet {} }
    open override var customVideoCompositorClass: (any AVVideoCompositing.Type)? { didSet {} }
    open override var colorPrimaries: String? { didSet {} }
    open override var colorYCbCrMatrix: String? { didSet {} }
    open override var colorTransferFunction: String? { didSet {} }
    /// The tracks for the times and for the facts of the pictures, and the handling of bright ones: all are kept.
    open var sourceTrackIDForFrameTiming: CMPersistentTrackID = 0
    open var perFrameHDRDisplayMetadataPolicy: String?
    open var sourceSampleDataTrackIDs: [CMPersistentTrackID] = []
}

/// A step of drawing a film's pictures.
open class AVVideoCompositionInstruction: NSObject, @unchecked Sendable {
    /// The time, the layers, the ground, and the choice to draw more over it.
    open internal(set) var timeRange = CMTimeRange.zero
    open internal(set) var layerInstructions: [AVVideoCompositionLayerInstruction] = []
    open internal(set) var backgroundColor: CGColor?
    open internal(set) var enablePostProcessing = true
    open internal(set) var requiredSourceSampleDataTrackIDs: [CMPersistentTrackID] = []
}

/// A step that can be set.
open class AVMutableVideoCompositionInstruction: AVVideoCompositionInstruction, @unchecked Sendable {
    /// The parts of the step.
    open override var timeRange: CMTimeRange { didSet {} }
    open override var layerInstructions: [AVVideoCompositionLayerInstruction] { didSet {} }
    open override var backgroundColor: CGColor? { didSet {} }
    open override var enablePostProcessing: Bool { didSet {} }
    open override var requiredSourceSampleDataTrackIDs: [CMPersistentTrackID] { didSet {} }
}

/// The place and the look of a track.
open class AVVideoCompositionLayerInstruction: NSObject, @unchecked Sendable {
    /// The number of the track.
    open internal(set) var trackID: CMPersistentTrackID = 0
}

/// The drawing of one track.
open class AVMutableVideoCompositionLayerInstruction: AVVideoCompositionLayerInstruction, @unchecked Sendable {
    /// Creates the drawing of a track.
    public convenience init(assetTrack track: AVAssetTrack) {
        self.init()
        trackID = track.trackID
    }
    public override init() {}
    open override var trackID: CMPersistentTrackID { didSet {} }

    /// Sets the turn, the opacity or the part that is seen at a time. It is not kept, as no film is drawn.
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
