public import Foundation
import TintypeGraphics
public import UIKit

/// The state of what plays samples.
public enum AVQueuedSampleBufferRenderingStatus: Int, Sendable {
    case unknown, rendering, failed
}

/// Something that plays samples one after the other.
public protocol AVQueuedSampleBufferRendering: NSObjectProtocol {
    /// The time of the playing, and the wish for more samples.
    var timebase: CMTimebase { get }
    var isReadyForMoreMediaData: Bool { get }

    /// Takes samples, or forgets those that wait.
    func enqueue(_ sampleBuffer: CMSampleBuffer)
    func flush()
    func requestMediaDataWhenReady(on queue: DispatchQueue, using block: @escaping @Sendable () -> Void)
    func stopRequestingMediaData()
}

/// A layer of pictures that an app hands over. Films are not drawn: it takes samples and shows none.
open class AVSampleBufferDisplayLayer: CALayer, AVQueuedSampleBufferRendering {
    /// The scaling of the pictures, and the state of the layer.
    open var videoGravity = AVLayerVideoGravity.resizeAspect
    open var controlTimebase: CMTimebase?
    open var status: AVQueuedSampleBufferRenderingStatus { sampleBufferRenderer.status }
    open var error: (any Error)? { sampleBufferRenderer.error }
    open var requiresFlushToResumeDecoding: Bool { sampleBufferRenderer.requiresFlushToResumeDecoding }
    open var isReadyForDisplay: Bool { false }
    open var preventsCapture = false
    open var preventsDisplaySleepDuringVideoPlayback = true
    open var isReadyForMoreMediaData: Bool { sampleBufferRenderer.isReadyForMoreMediaData }
    open var hasSufficientMediaDataForReliablePlaybackStart: Bool { false }
    open var timebase: CMTimebase { controlTimebase ?? sampleBufferRenderer.timebase }
    /// The taker of the layer's samples.
    open private(set) var sampleBufferRenderer = AVSampleBufferVideoRenderer()

    /// Takes samples, or forgets them.
    open func enqueue(_ sampleBuffer: CMSampleBuffer) { sampleBufferRenderer.enqueue(sampleBuffer) }
    open func flush() { sampleBufferRenderer.flush() }
    open func flushAndRemoveImage() { flush() }

    /// Asks a closure for samples: once.
    open func requestMediaDataWhenReady(on queue: DispatchQueue, using block: @escaping @Sendable () -> Void) {
        sampleBufferRenderer.requestMediaDataWhenReady(on: queue, using: block)
    }
    open func stopRequestingMediaData() {}
}

private func makeTimebase() -> CMTimebase {
    guard let timebase = try? CMTimebase(sourceClock: .hostTimeClock) else { fatalError("a clock has a time") }
    return timebase
}

/// Plays samples of one kind: none is seen or heard. AVFoundation has no class of this name.
open class _SampleBufferRenderer: NSObject, AVQueuedSampleBufferRendering, @unchecked Sendable {
    public override init() {}
    /// The state of the playing.
    public let timebase = makeTimebase()
    open var status: AVQueuedSampleBufferRenderingStatus { .unknown }
    open var error: (any Error)? { nil }
    /// False once 100 samples wait: none is played, and one who hands over all that it makes would never end.
    open var isReadyForMoreMediaData: Bool { waiting.withLock { $0 < 100 } }
    private let waiting = Lock(0)
    open var hasSufficientMediaDataForReliablePlaybackStart: Bool { false }

    /// Takes samples, or forgets them.
    open func enqueue(_ sampleBuffer: CMSampleBuffer) { waiting.withLock { $0 += 1 } }
    open func flush() { waiting.withLock { $0 = 0 } }
    open func flush(fromSourceTime time: CMTime, completionHandler: @escaping (Bool) -> Void) {
        completionHandler(false)
    }

    /// Asks a closure for samples: once.
    open func requestMediaDataWhenReady(on queue: DispatchQueue, using block: @escaping @Sendable () -> Void) {
        queue.async { block() }
    }
    open func stopRequestingMediaData() {}
}

/// Plays pictures.
open class AVSampleBufferVideoRenderer: _SampleBufferRenderer, @unchecked Sendable {
    /// The need to forget what waits.
    open var requiresFlushToResumeDecoding: Bool { false }
    open func flush(removingDisplayedImage removeDisplayedImage: Bool, completionHandler handler: (() -> Void)? = nil) {
        flush()
        handler?()
    }
}

/// Plays sounds.
open class AVSampleBufferAudioRenderer: _SampleBufferRenderer, @unchecked Sendable {
    /// The loudness, 0...1, and the way in which a change of speed is heard.
    open var volume: Float = 1
    open var isMuted = false
    open var audioTimePitchAlgorithm = AVAudioTimePitchAlgorithm.timeDomain
    open var allowedAudioSpatializationFormats: AVAudioSpatializationFormats = .multichannel
}

/// Plays sounds and pictures at the same time. Its time passes as it is told.
open class AVSampleBufferRenderSynchronizer: NSObject, @unchecked Sendable {
    public override init() {}
    /// The time, and what is played.
    public let timebase = makeTimebase()
    open private(set) var renderers: [any AVQueuedSampleBufferRendering] = []
    open var delaysRateChangeUntilHasSufficientMediaData = true
    open var rate: Float {
        get { Float(timebase.rate) }
        set { setRate(newValue, time: timebase.time) }
    }
    open func currentTime() -> CMTime { timebase.time }
    open func setRate(_ rate: Float, time: CMTime) {
        try? timebase.setTime(time)
        try? timebase.setRate(Double(rate))
    }

    /// Adds or removes something to play.
    open func addRenderer(_ renderer: any AVQueuedSampleBufferRendering) { renderers.append(renderer) }
    open func removeRenderer(
        _ renderer: any AVQueuedSampleBufferRendering, at time: CMTime, completionHandler: ((Bool) -> Void)? = nil
    ) {
        renderers.removeAll { $0 === renderer }
        completionHandler?(true)
    }

    /// Observes times: no closure is called, as nothing is played at them.
    open func addPeriodicTimeObserver(
        forInterval interval: CMTime, queue: DispatchQueue?, using block: @escaping (CMTime) -> Void
    ) -> Any { NSObject() }
    open func addBoundaryTimeObserver(
        forTimes times: [NSValue], queue: DispatchQueue?, using block: @escaping () -> Void
    ) -> Any { NSObject() }
    open func removeTimeObserver(_ observer: Any) {}
}

/// A layer whose animations follow a film's time.
open class AVSynchronizedLayer: CALayer {
    /// The film.
    open var playerItem: AVPlayerItem?

    /// Creates a layer for a film.
    public convenience init(playerItem: AVPlayerItem) {
        self.init()
        self.playerItem = playerItem
    }
}
/// The time that stands for the beginning of a film's animations.
public let AVCoreAnimationBeginTimeAtZero: CFTimeInterval = -1e-100
