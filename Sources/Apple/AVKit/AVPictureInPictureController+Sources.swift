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
            activeVideoCallSourceView sourceView: UIView,
            contentViewController: AVPictureInPictureVideoCallViewController
        ) {
            activeVideoCallSourceView = sourceView
            activeVideoCallContentViewController = contentViewController
        }
    }

    /// Tells that the state of playing changed: nothing is played.
    public func invalidatePlaybackState() {}
    public func skip(by interval: CMTime) {}

    /// The pictures of the buttons that begin and end a small window.
    @MainActor public class var pictureInPictureButtonStartImage: UIImage {
        UIImage(systemName: "pip.enter") ?? UIImage()
    }
    @MainActor public class var pictureInPictureButtonStopImage: UIImage {
        UIImage(systemName: "pip.exit") ?? UIImage()
    }
}

/// The controller of what a call shows in a small window.
open class AVPictureInPictureVideoCallViewController: UIViewController {}
