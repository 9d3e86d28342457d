public import CoreGraphics
public import Foundation

/// An app's own drawing of a film's pictures. No film is opened: nothing asks it.
public protocol AVVideoCompositing: NSObjectProtocol {
    /// The forms of the pictures that come and of those that go.
    var sourcePixelBufferAttributes: [String: Any]? { get }
    var requiredPixelBufferAttributesForRenderContext: [String: Any] { get }
    var supportsWideColorSourceFrames: Bool { get }
    var supportsHDRSourceFrames: Bool { get }

    /// The calls of a film.
    func renderContextChanged(_ newRenderContext: AVVideoCompositionRenderContext)
    func startRequest(_ asyncVideoCompositionRequest: AVAsynchronousVideoCompositionRequest)
    func cancelAllPendingVideoCompositionRequests()
}

extension AVVideoCompositing {
    public var supportsWideColorSourceFrames: Bool { false }
    public var supportsHDRSourceFrames: Bool { false }
    public func cancelAllPendingVideoCompositionRequests() {}
}

/// The place of such a drawing.
open class AVVideoCompositionRenderContext: NSObject, @unchecked Sendable {
    override init() {}
    /// The size in pixels, the factor and the turn.
    open var size: CGSize { .zero }
    open var renderTransform: CGAffineTransform { .identity }
    open var renderScale: Float { 1 }
    open var pixelAspectRatio: AVPixelAspectRatio { AVPixelAspectRatio() }
    open var edgeWidths: AVEdgeWidths { AVEdgeWidths() }
    open var highQualityRendering: Bool { true }
    open var videoComposition: AVVideoComposition { AVVideoComposition() }

    /// A picture to draw into: nil, as it has no size.
    open func newPixelBuffer() -> CVPixelBuffer? { nil }
}

/// The form of a pixel.
public struct AVPixelAspectRatio: Hashable, Sendable {
    /// The width and the height, as the parts of a ratio.
    public var horizontalSpacing: Int
    public var verticalSpacing: Int

    /// Creates a form; without numbers, a square.
    public init(horizontalSpacing: Int = 1, verticalSpacing: Int = 1) {
        (self.horizontalSpacing, self.verticalSpacing) = (horizontalSpacing, verticalSpacing)
    }
}
/// The edges around a picture.
public struct AVEdgeWidths: Hashable, Sendable {
    /// The widths in pixels.
    public var left: CGFloat
    public var top: CGFloat
    public var right: CGFloat
    public var bottom: CGFloat

    /// Creates edges; without numbers, of no width.
    public init(left: CGFloat = 0, top: CGFloat = 0, right: CGFloat = 0, bottom: CGFloat = 0) {
        (self.left, self.top, self.right, self.bottom) = (left, top, right, bottom)
    }
}

/// The wish for a picture of a film. None comes.
open class AVAsynchronousVideoCompositionRequest: NSObject, @unchecked Sendable {
    override init() {}
    /// The place, the time, the tracks and the step.
    open var renderContext: AVVideoCompositionRenderContext { AVVideoCompositionRenderContext() }
    open var compositionTime: CMTime { .invalid }
    open var sourceTrackIDs: [NSNumber] { [] }
    open var sourceSampleDataTrackIDs: [CMPersistentTrackID] { [] }
    open var videoCompositionInstruction: any AVVideoCompositionInstructionProtocol {
        AVMutableVideoCompositionInstruction()
    }

    /// The picture of a track: nil; and the ends of the wish.
    open func sourceFrame(byTrackID trackID: CMPersistentTrackID) -> CVPixelBuffer? { nil }
    open func sourceSampleBuffer(byTrackID trackID: CMPersistentTrackID) -> CMSampleBuffer? { nil }
    open func finish(withComposedVideoFrame composedVideoFrame: CVPixelBuffer) {}
    open func finish(with error: any Error) {}
    open func finishCancelledRequest() {}
}

/// A step of drawing a film, of an app's own kind as well.
public protocol AVVideoCompositionInstructionProtocol: NSObjectProtocol {
    /// The time, the tracks, and whether something is drawn over it.
    var timeRange: CMTimeRange { get }
    var enablePostProcessing: Bool { get }
    var containsTweening: Bool { get }
    var requiredSourceTrackIDs: [NSValue]? { get }
    var passthroughTrackID: CMPersistentTrackID { get }
}

extension AVVideoCompositionInstruction: AVVideoCompositionInstructionProtocol {
    public var containsTweening: Bool { true }
    public var requiredSourceTrackIDs: [NSValue]? { nil }
    public var passthroughTrackID: CMPersistentTrackID { kCMPersistentTrackID_Invalid }
}
