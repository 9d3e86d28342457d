public import UIKit

extension AVPictureInPictureController {
    /// The content of a small window.
    @MainActor @preconcurrency
    open class ContentSource: NSObject {
        /// The layer, or the view and its controller.
        open private(set) var playerLayer: AVPlayerLayer?
        open private(set) weak var activeVideoCallSourceView: UIView?
        open private(set) var activeVideoCallContentViewController: AVPictureInPictureVideoCallViewController?

        /// Creates a source.
        public init(playerLayer: AVPlayerLayer) {
            self.playerLayer = playerLayer
        }
        public init(
            sampleBufferDisplayLayer: AVSampleBufferDisplayLayer,
            playbackDelegate: any AVPictureInPictureSampleBufferPlaybackDelegate
        ) {
            self.sampleBufferDisplayLayer = sampleBufferDisplayLayer
            sampleBufferPlaybackDelegate = playbackDelegate
        }
        open private(set) weak var sampleBufferDisplayLayer: AVSampleBufferDisplayLayer?
        open private(set) weak var sampleBufferPlaybackDelegate: (any AVPictureInPictureSampleBufferPlaybackDelegate)?
        public init(
            activeVideoCallSourceView sourceView: UIView,
            contentViewController: AVPictureInPictureVideoCallViewController
        ) {
            activeVideoCallSourceView = sourceView
            activeVideoCallContentViewController = contentViewController
        }
    }

    /// The layer of the film that would be shown.
    @MainActor @preconcurrency public var playerLayer: AVPlayerLayer { contentSource?.playerLayer ?? AVPlayerLayer() }

    /// Tells that the state of playing changed: nothing is played.
    public func invalidatePlaybackState() {}
    public func skip(by interval: CMTime) {}

    /// The pictures of the buttons that begin and end a small window.
    @MainActor @preconcurrency public class var pictureInPictureButtonStartImage: UIImage {
        UIImage(systemName: "pip.enter") ?? UIImage()
    }
    @MainActor @preconcurrency public class var pictureInPictureButtonStopImage: UIImage {
        UIImage(systemName: "pip.exit") ?? UIImage()
    }
}

/// The player of pictures that an app hands over, for a small window. Nothing asks it.
public protocol AVPictureInPictureSampleBufferPlaybackDelegate: NSObjectProtocol {
    /// The calls of a small window.
    func pictureInPictureController(
        _ pictureInPictureController: AVPictureInPictureController, setPlaying playing: Bool)
    func pictureInPictureControllerTimeRangeForPlayback(
        _ pictureInPictureController: AVPictureInPictureController
    ) -> CMTimeRange
    func pictureInPictureControllerIsPlaybackPaused(
        _ pictureInPictureController: AVPictureInPictureController
    ) -> Bool
    func pictureInPictureController(
        _ pictureInPictureController: AVPictureInPictureController,
        didTransitionToRenderSize newRenderSize: CMVideoDimensions)
    func pictureInPictureController(
        _ pictureInPictureController: AVPictureInPictureController, skipByInterval skipInterval: CMTime,
        completion completionHandler: @escaping () -> Void)
    func pictureInPictureControllerShouldProhibitBackgroundAudioPlayback(
        _ pictureInPictureController: AVPictureInPictureController
    ) -> Bool
}

extension AVPictureInPictureSampleBufferPlaybackDelegate {
    public func pictureInPictureControllerShouldProhibitBackgroundAudioPlayback(
        _ pictureInPictureController: AVPictureInPictureController
    ) -> Bool { false }
}

/// The controller of what a call shows in a small window.
open class AVPictureInPictureVideoCallViewController: UIViewController {}
