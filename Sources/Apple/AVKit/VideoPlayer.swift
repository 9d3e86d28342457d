// `import AVKit` where Apple's framework is missing. It brings AVFoundation and UIKit's names along.
@_exported public import AVFoundation
@_exported public import UIKit

/// Plays a film. A still picture has no film to show: a dark rectangle with the symbol of a player.
public struct VideoPlayer<VideoOverlay: View>: View {
    private let overlay: VideoOverlay

    /// Creates a view of a player's film with views over it.
    public init(player: AVPlayer?, @ViewBuilder videoOverlay: () -> VideoOverlay) {
        overlay = videoOverlay()
    }

    public var body: some View {
        Color(white: 0.06)
            .overlay {
                Image(systemName: "play.fill").font(.system(size: 34)).foregroundStyle(.white.opacity(0.85))
            }
            .overlay { overlay }
    }
}

extension VideoPlayer where VideoOverlay == EmptyView {
    public init(player: AVPlayer?) {
        self.init(player: player) { EmptyView() }
    }
}

/// A view controller that plays a film, drawn as ``VideoPlayer`` is.
open class AVPlayerViewController: UIViewController, _PicturedResponder {
    /// The player, and the options of the interface around it.
    open var player: AVPlayer?
    open var showsPlaybackControls = true
    open var videoGravity = AVLayerVideoGravity.resizeAspect
    open var allowsPictureInPicturePlayback = true
    open var entersFullScreenWhenPlaybackBegins = false
    open var exitsFullScreenWhenPlaybackEnds = false
    open var requiresLinearPlayback = false
    open var updatesNowPlayingInfoCenter = true
    open var canStartPictureInPictureAutomaticallyFromInline = false
    open var isReadyForDisplay: Bool { false }
    open var contentOverlayView: UIView? { nil }
    open weak var delegate: (any AVPlayerViewControllerDelegate)?

    public var _picture: AnyView { AnyView(VideoPlayer(player: player)) }
}

/// The delegate of a player's view controller. Nothing is played, so that nothing is told.
@MainActor @preconcurrency
public protocol AVPlayerViewControllerDelegate: NSObjectProtocol {}
