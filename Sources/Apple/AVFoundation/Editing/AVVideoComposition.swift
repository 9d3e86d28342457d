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
    /// The parts of the drawing.
    open override var frameDuration: CMTime {
        get { super.frameDuration }
        set { super.frameDuration = newValue }
    }
    open override var renderSize: CGSize {
        get { super.renderSize }
        set { super.renderSize = newValue }
    }
    open override var renderScale: Float {
        get { super.renderScale }
        set { super.renderScale = newValue }
    }
    open override var instructions: [any AVVideoCompositionInstructionProtocol] {
        get { super.instructions }
        set { super.instructions = newValue }
    }
    open override var animationTool: AVVideoCompositionCoreAnimationTool? {
        get { super.animationTool }
        set { super.animationTool = newValue }
    }
    open override var customVideoCompositorClass: (any AVVideoCompositing.Type)? {
        get { super.customVideoCompositorClass }
        set { super.customVideoCompositorClass = newValue }
    }
    open override var colorPrimaries: String? {
        get { super.colorPrimaries }
        set { super.colorPrimaries = newValue }
    }
    open override var colorYCbCrMatrix: String? {
        get { super.colorYCbCrMatrix }
        set { super.colorYCbCrMatrix = newValue }
    }
    open override var colorTransferFunction: String? {
        get { super.colorTransferFunction }
        set { super.colorTransferFunction = newValue }
    }
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
    open override var timeRange: CMTimeRange {
        get { super.timeRange }
        set { super.timeRange = newValue }
    }
    open override var layerInstructions: [AVVideoCompositionLayerInstruction] {
        get { super.layerInstructions }
        set { super.layerInstructions = newValue }
    }
    open override var backgroundColor: CGColor? {
        get { super.backgroundColor }
        set { super.backgroundColor = newValue }
    }
    open override var enablePostProcessing: Bool {
        get { super.enablePostProcessing }
        set { super.enablePostProcessing = newValue }
    }
    open override var requiredSourceSampleDataTrackIDs: [CMPersistentTrackID] {
        get { super.requiredSourceSampleDataTrackIDs }
        set { super.requiredSourceSampleDataTrackIDs = newValue }
    }
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
    open override var trackID: CMPersistentTrackID {
        get { super.trackID }
        set { super.trackID = newValue }
    }

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
